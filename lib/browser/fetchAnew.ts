/** A stalled request would otherwise block the next poll and leave the reader at "Loading...". */
export const FETCH_LIMIT_MS = 15_000;

/** Without `no-cache` Chromium would answer with a stale response while it revalidates. */
export const fetchAnew = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
