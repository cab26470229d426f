const HEADER = 6;
const ENTRY = 16;
const ICON = 1;
const BITS = 32;

/**
 * PNG pictures in one ICO file, smallest first.
 *
 * A directory of 6 bytes, then 16 for each picture (width, height, no palette, one plane, bits a
 * pixel, length, offset), all little-endian, then the pictures as they are: Microsoft's icon
 * format, with PNG inside since Windows Vista.
 *
 * @param pictures of at most 255 pixels a side
 */
export function ico(
  pictures: readonly { size: number; png: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const directory = HEADER + ENTRY * pictures.length;
  const file = new Uint8Array(
    pictures.reduce((length, { png }) => length + png.byteLength, directory),
  );
  const view = new DataView(file.buffer);
  view.setUint16(2, ICON, true);
  view.setUint16(4, pictures.length, true);

  let offset = directory;
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * at;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, BITS, true);
    view.setUint32(entry + 8, png.byteLength, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.byteLength;
  }
  return file;
}
