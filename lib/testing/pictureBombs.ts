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
