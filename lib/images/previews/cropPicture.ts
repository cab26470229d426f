import 'server-only';
import sharp from 'sharp';
import { processPicture } from '@/lib/images/processPicture';
import { err, ok, type Result } from '@/lib/result';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { PREVIEW_SIZE } from './cardLook';
import { encodeJpeg } from './encodeJpeg';

const TIMEOUT_MS = 3000;
/** Smaller pictures are shown as a thumbnail by Facebook, and blurred when enlarged. */
const USABLE = { width: 600, height: 315 } as const;

/**
 * `unfit`: a picture, but too small, too large or of another kind. `unavailable`: none could be had
 * just now.
 */
export type NoPicture = 'unfit' | 'unavailable';

/**
 * A story's picture cut to a preview or another size, round what draws the eye. The URL is one
 * of the listed media.
 */
export async function cropPicture(
  url: string,
  size: { width: number; height: number } = PREVIEW_SIZE,
): Promise<Result<Uint8Array<ArrayBuffer>, NoPicture>> {
  try {
    return await processPicture(url, TIMEOUT_MS, async (opened) => {
      if (!opened || opened.width < USABLE.width || opened.height < USABLE.height)
        return err('unfit');
      const { picture, inTurn } = opened;
      return ok(
        await inTurn(() =>
          encodeJpeg(picture.resize({ ...size, fit: 'cover', position: sharp.strategy.attention })),
        ),
      );
    });
  } catch (fault) {
    logFault(`preview: ${url}`, fault, `preview: ${new URL(url).host}`);
    return err('unavailable');
  }
}
