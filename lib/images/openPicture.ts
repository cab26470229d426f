import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { processGlobal } from '@/lib/request/processGlobal.mjs';

type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif' | 'svg';

/** First bytes per format, read as Latin-1. AVIF is a kind of HEIF. */
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
 * Checked by signature, because libvips parses an SVG merely to identify it: 680 KB took 730 MB,
 * 2.6 KB four seconds.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.subarray(0, LONGEST_BYTES)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/**
 * Decoding takes up to 6 bytes a pixel (progressive JPEG) or 18 (AVIF, where 1,500 bytes may hold
 * 49 million pixels).
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
 * WebP's limit. libvips holds whole rows: a one-pixel-high PNG of 143 KB, 49 million wide, took 1.3
 * GB.
 */
const LONGEST_SIDE = 16_383;

/** Larger pictures may need 300 MB each while they are decoded. */
const LARGE_PIXELS = { heif: 2_000_000, other: 12_000_000 } as const;
const AT_ONCE = { small: 4, large: 1 } as const;
const TIMEOUT_S = 7;

// libvips caches its last 100 operations with their pictures: six large ones kept 1.7 GB, without
// the cache 80 MB.
sharp.cache(false);

const decodeQueues = (): { small: LimitFunction; large: LimitFunction } =>
  processGlobal('site.decoding', () => ({
    small: pLimit(AT_ONCE.small),
    large: pLimit(AT_ONCE.large),
  }));

export type OpenedPicture = {
  picture: Sharp;
  width: number;
  height: number;
  inTurn: LimitFunction;
};

/**
 * Null for an SVG or a picture beyond the limits.
 *
 * @throws Error for an unknown format
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture | null> {
  const format = pictureFormat(bytes);
  if (!format) throw new Error('unknown picture format');
  if (format === 'svg') return null;
  // Reads only the header, so no limit applies yet.
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
