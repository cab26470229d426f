import 'server-only';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { COLOR, PREVIEW_LIMIT_BYTES } from './cardLook';

/**
 * The first is right for nearly every picture; even noise in every dot is small enough at the last.
 */
const QUALITIES = [82, 70, 55, 40, 25, 12, 5] as const;

/** In the whole process: encoding takes up to 200 MB for a moment, and CPU that pages need. */
const AT_ONCE = 3;

/**
 * A picture as a JPEG of at most `PREVIEW_LIMIT_BYTES`, as good as that allows. libjpeg's own
 * encoder: mozjpeg saves a tenth of the bytes and takes five times as long, and somebody may be
 * waiting.
 */
export function encodeJpeg(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const inTurn = processGlobal('site.drawing', () => pLimit(AT_ONCE));
  return inTurn(() => encode(picture));
}

async function encode(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await picture
    .flatten({ background: COLOR.paper })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (bytes.byteLength <= PREVIEW_LIMIT_BYTES) return new Uint8Array(bytes);
  }
  throw new Error(`over ${PREVIEW_LIMIT_BYTES} bytes at the lowest quality`);
}
