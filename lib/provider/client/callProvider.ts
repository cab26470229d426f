import 'server-only';
import { get, type UpstreamResponse } from '@/lib/http/get';
import { environment } from '@/lib/site/environment.mjs';

type Call = { signal: AbortSignal; etag?: string | null };

/**
 * One call of the provider, at a path below `NEWS_API_URL`.
 *
 * @throws Error as `get` does
 */
export const callProvider = (
  path: `/${string}`,
  { signal, etag }: Call,
): Promise<UpstreamResponse> =>
  get(`${environment().NEWS_API_URL}${path}`, {
    headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
    signal,
  });
