import 'server-only';
import { readBody } from '@/lib/http/readBody';

const LIMIT_BYTES = 8_000_000;

/**
 * The bytes of a listed picture. No redirects: they could lead off the list. @throws Error when
 * they cannot be had
 */
export async function fetchPicture(url: string, timeoutMs: number): Promise<Uint8Array> {
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const tooLong = Number(response.headers.get('content-length') ?? 0) > LIMIT_BYTES;
  if (response.ok && !tooLong) return readBody(response, { limitBytes: LIMIT_BYTES });
  await response.body?.cancel();
  throw new Error(tooLong ? `over ${LIMIT_BYTES} bytes` : `answered ${response.status}`);
}
