import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { processGlobal } from '@/lib/processGlobal.mjs';

/**
 * What newsrooms send, and the most pixels of each. Decoding takes up to 6 bytes a pixel for a
 * progressive JPEG and 18 for AVIF, of which 1,500 bytes may hold 49 million pixels. No SVG: it is
 * a program for a renderer, not a picture.
 */
const LIMIT_PIXELS: Readonly<Record<string, number>> = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  gif: 50_000_000,
  tiff: 50_000_000,
  heif: 16_000_000,
};

/** From here on a picture is large: it may take 300 MB for a moment. */
const LARGE_PIXELS = { heif: 2_000_000, other: 12_000_000 } as const;
const AT_ONCE = { small: 4, large: 1 } as const;
const TIMEOUT_S = 7;

// libvips remembers its last 100 operations with their pictures: six large ones left 1.7 GB behind,
// without it 80 MB.
sharp.cache(false);

/** One queue each for the whole process: articles and pictures are bundled apart. */
const decodeQueues = (): { small: LimitFunction; large: LimitFunction } =>
  processGlobal('narmada24.decoding', () => ({
    small: pLimit(AT_ONCE.small),
    large: pLimit(AT_ONCE.large),
  }));

export type OpenedPicture = {
  /** Upright, not decoded yet. */
  picture: Sharp;
  /** As seen, upright. */
  width: number;
  height: number;
  /** Runs the task that decodes the picture as soon as memory allows. */
  inTurn: LimitFunction;
};

/**
 * Reads a picture's header; null when it is of another kind or has too many pixels. @throws Error
 * when it is no picture
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture | null> {
  // The header alone: here no limit applies yet.
  const { format, width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const limit = LIMIT_PIXELS[format] ?? 0;
  const pixels = width * height;
  if (pixels > limit) return null;
  const { small, large } = decodeQueues();
  return {
    picture: sharp(bytes, { limitInputPixels: limit, autoOrient: true }).timeout({
      seconds: TIMEOUT_S,
    }),
    ...autoOrient,
    inTurn: pixels > LARGE_PIXELS[format === 'heif' ? 'heif' : 'other'] ? large : small,
  };
}
