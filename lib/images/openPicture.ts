import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { processGlobal } from '@/lib/request/processGlobal.mjs';

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif' | 'svg';

/** The first bytes of each format, read as Latin-1. AVIF is a kind of HEIF. */
const SIGNATURES: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['heif', /^.{4}ftyp/s],
  ['svg', /^<(?:svg|\?xml)/],
];
const LONGEST_BYTES = 12;

/**
 * A picture's format by its first bytes; null for any other. libvips would parse an SVG, packed or
 * not, only to say that it is one: one of 680 KB took 730 MB, one of 2.6 KB four seconds.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.subarray(0, LONGEST_BYTES)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/**
 * The most pixels of each format; an SVG is a program for a renderer, not a picture. Decoding takes up to 6 bytes a pixel for a progressive JPEG and 18
 * for AVIF, of which 1,500 bytes may hold 49 million pixels.
 */
const LIMIT_PIXELS: Readonly<Record<Exclude<PictureFormat, 'svg'>, number>> = {
  jpeg: 50_000_000,
  png: 50_000_000,
  webp: 50_000_000,
  gif: 50_000_000,
  tiff: 50_000_000,
  heif: 16_000_000,
};

/**
 * The longest side of a WebP. libvips holds whole rows, even for a small result: a PNG of 143 KB, one
 * pixel high and 49 million wide, took 1.3 GB, and one of 5 million by 9 took 7.1.
 */
const LONGEST_SIDE = 16_383;

/** From here on a picture is large: it may take 300 MB for a moment. */
const LARGE_PIXELS = { heif: 2_000_000, other: 12_000_000 } as const;
const AT_ONCE = { small: 4, large: 1 } as const;
const TIMEOUT_S = 7;

// libvips remembers its last 100 operations with their pictures: six large ones left 1.7 GB behind,
// without it 80 MB.
sharp.cache(false);

/** One queue each for the whole process: articles and pictures are bundled apart. */
const decodeQueues = (): { small: LimitFunction; large: LimitFunction } =>
  processGlobal('site.decoding', () => ({
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
 * Reads a picture's header; null when it is a drawing, has too many pixels or too long a side. @throws Error when
 * it is no picture of a known format
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture | null> {
  const format = pictureFormat(bytes);
  if (!format) throw new Error('a picture of no known format');
  if (format === 'svg') return null;
  // The header alone: here no limit applies yet.
  const { width, height, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const limit = LIMIT_PIXELS[format];
  const pixels = width * height;
  if (pixels > limit || Math.max(width, height) > LONGEST_SIDE) return null;
  const { small, large } = decodeQueues();
  return {
    picture: sharp(bytes, { limitInputPixels: limit, autoOrient: true }).timeout({
      seconds: TIMEOUT_S,
    }),
    ...autoOrient,
    inTurn: pixels > LARGE_PIXELS[format === 'heif' ? 'heif' : 'other'] ? large : small,
  };
}
