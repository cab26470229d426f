import { RETRY_AFTER_S } from './retryAfter.mjs';
import { CACHE_CONTROL } from './cacheControl.mjs';

/**
 * A status in plain text, for machines that asked for a list or a text there is none of. Never
 * kept.
 */
export const plainResponse = (status: 404 | 503) =>
  new Response(`${status} ${status === 404 ? 'Not Found' : 'Service Unavailable'}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.none,
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
  });
