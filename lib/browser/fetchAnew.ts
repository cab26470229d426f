/**
 * A stalled connection would otherwise block the next poll and leave the reader at "Loading...".
 */
export const FETCH_LIMIT_MS = 15_000;

/** Chromium would otherwise answer with a stale response while it revalidates. */
export const fetchAnew = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
