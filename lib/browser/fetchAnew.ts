import { FETCH_LIMIT_MS } from './fetchLimit';

/** Asks one of the site's own endpoints anew: by default Chromium takes a stale response while it revalidates. */
export const fetchAnew = (path: string): Promise<Response> =>
  fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
