import { FETCH_LIMIT_MS } from './fetchLimit';

/** Chromium would otherwise answer with a stale response while it revalidates. */
export const fetchAnew = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
