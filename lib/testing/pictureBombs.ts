import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2f6f8f' } });

/**
 * A progressive JPEG whose header claims this many dots a side; decoding 16,000 x 16,000 of them
 * takes 730 MB.
 */
export async function hugeJpeg(side: number): Promise<Buffer> {
  const bytes = await square(64).jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2])); // SOF2: length, precision, height, width
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** An AVIF whose header claims this many dots a side. */
export async function hugeAvif(side: number): Promise<Buffer> {
  const bytes = await square(64).avif({ effort: 0 }).toBuffer();
  const extents = bytes.indexOf('ispe'); // version and flags, width, height
  bytes.writeUInt32BE(side, extents + 8);
  bytes.writeUInt32BE(side, extents + 12);
  return bytes;
}

/** The head of a PNG that claims these sides, and nothing of its pixels. */
export function widePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.writeUInt8(8, 12); // bits of each sample; colour type 0 is grey
  return Buffer.concat([PNG_SIGNATURE, pngChunk(header), pngChunk(Buffer.from('IDAT'))]);
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Its length, what it holds, and the sum of that. */
function pngChunk(content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
