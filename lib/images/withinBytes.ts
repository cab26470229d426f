import 'server-only';
import { PICTURE_QUALITY } from './fittedPictureUrl';

const TRIES = [
  { quality: PICTURE_QUALITY, scale: 1 },
  { quality: 40, scale: 1 },
  { quality: 25, scale: 1 },
  { quality: 25, scale: 1 / 2 },
  { quality: 25, scale: 1 / 4 },
] as const;

export async function withinBytes(
  limit: number,
  encode: (quality: number, scale: number) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  for (const { quality, scale } of TRIES) {
    const bytes = await encode(quality, scale);
    if (bytes.byteLength <= limit) return new Uint8Array(bytes);
  }
  throw new Error(`is over ${limit} bytes even at the smallest size`);
}
