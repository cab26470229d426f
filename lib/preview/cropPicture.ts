import 'server-only';
import sharp from 'sharp';
import { readBody } from '@/lib/http/readBody';
import { err, ok, type Result } from '@/lib/result';
import { encodeJpeg } from './encodeJpeg';
import { PREVIEW_SIZE } from './previewSize';

const TIMEOUT_MS = 3000;
const LIMIT_BYTES = 8_000_000;
const LIMIT_PIXELS = 50_000_000;
/** Smaller pictures are shown as a thumbnail by Facebook, and blurred when enlarged. */
const USABLE = { width: 600, height: 315 } as const;
/** What newsrooms send. No SVG: it is a program for a renderer, not a picture. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** `unfit`: a picture, but too small or of another kind. `unavailable`: none could be had just now. */
export type NoPicture = 'unfit' | 'unavailable';

/** A story's picture cut to a preview or another size, round what draws the eye. The address is one that the door let in. */
export async function cropPicture(address: string, size: { width: number; height: number } = PREVIEW_SIZE): Promise<Result<Uint8Array<ArrayBuffer>, NoPicture>> {
  try {
    const picture = sharp(await bytesOf(address), { limitInputPixels: LIMIT_PIXELS, autoOrient: true });
    const { format, autoOrient } = await picture.metadata();
    if (!FORMATS.includes(format) || autoOrient.width < USABLE.width || autoOrient.height < USABLE.height) return err('unfit');
    return ok(await encodeJpeg(picture.resize({ ...size, fit: 'cover', position: sharp.strategy.attention })));
  } catch (fault) {
    console.error(`preview: ${address}: ${String(fault)}`);
    return err('unavailable');
  }
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const tooLong = Number(response.headers.get('content-length') ?? 0) > LIMIT_BYTES;
  if (response.ok && !tooLong) return readBody(response, LIMIT_BYTES);
  await response.body?.cancel();
  throw new Error(tooLong ? `over ${LIMIT_BYTES} bytes` : `answered ${response.status}`);
}
