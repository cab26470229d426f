import 'server-only';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { COLOR, SOCIAL_CARD_LIMIT_BYTES } from './cardLook';

/** The first suits nearly every picture; the last makes even pure noise small enough. */
const QUALITIES = [82, 70, 55, 40, 25, 12, 5] as const;

/** Per process: encoding briefly takes up to 200 MB, and CPU that pages need. */
const AT_ONCE = 3;

/**
 * At most `SOCIAL_CARD_LIMIT_BYTES`. libjpeg, because mozjpeg needs five times as long to save a
 * tenth of the bytes.
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
    if (bytes.byteLength <= SOCIAL_CARD_LIMIT_BYTES) return new Uint8Array(bytes);
  }
  throw new Error(`over ${SOCIAL_CARD_LIMIT_BYTES} bytes at the lowest quality`);
}
