import 'server-only';
import { discard, get } from '@/lib/http/get';
import { readBody } from '@/lib/http/readBody';

const LIMIT_BYTES = 8_000_000;

/**
 * The bytes of a listed picture. No redirects: they could lead off the list. @throws Error when
 * they cannot be had
 */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await get(url, { signal });
  if (response.ok) return readBody(response, { limitBytes: LIMIT_BYTES });
  discard(response);
  throw new Error(`answered ${response.status}`);
}
