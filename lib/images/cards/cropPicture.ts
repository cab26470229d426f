import 'server-only';
import sharp from 'sharp';
import { processPicture } from '@/lib/images/processPicture';
import { err, ok, type Result } from '@/lib/result';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { SOCIAL_CARD_SIZE } from './cardLook';
import { encodeJpeg } from './encodeJpeg';

const TIMEOUT_MS = 3000;
/** Facebook shows smaller pictures as thumbnails, and enlarging blurs them. */
const USABLE = { width: 600, height: 315 } as const;

/** `unfit`: too small, too large, a drawing or not a photo format. `unavailable`: temporary. */
export type NoPicture = 'unfit' | 'unavailable';

/**
 * Crops around the salient area. `url` must be a listed picture; a path is a drawing of the site
 * and unfit.
 */
export async function cropPicture(
  url: string,
  size: { width: number; height: number } = SOCIAL_CARD_SIZE,
): Promise<Result<Uint8Array<ArrayBuffer>, NoPicture>> {
  if (url.startsWith('/')) return err('unfit');
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
    logFault(`crop: ${url}`, fault, `crop: ${new URL(url).host}`);
    return err('unavailable');
  }
}
