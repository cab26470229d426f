import sharp from 'sharp';
import { ICONS, iconPath } from '@/lib/seo/metadata/icons.mjs';
import { drawIcons } from './drawIcons.mjs';

const RED = [0xc4, 0x12, 0x1a];

let files: Awaited<ReturnType<typeof drawIcons>>;
beforeAll(async () => {
  files = await drawIcons();
});

const read = (path: string) => files[path] ?? Buffer.alloc(0);

/**
 * Pixels of a picture as [red, green, blue, alpha] and how far each lies from the middle, in halves
 * of the width.
 */
async function pixels(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, at) => ({
    color: [...data.subarray(at * 4, at * 4 + 4)],
    radius:
      Math.hypot(
        (at % info.width) + 0.5 - info.width / 2,
        Math.floor(at / info.width) + 0.5 - info.height / 2,
      ) /
      (info.width / 2),
  }));
}

const FAVICON = '/favicon.ico';
/** The pictures of an icon file: how large they say they are, and they themselves. */
const picturesIn = (ico: Buffer) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, at) => {
    const entry = ico.subarray(6 + 16 * at);
    const offset = entry.readUInt32LE(12);
    return { size: entry[0], png: ico.subarray(offset, offset + entry.readUInt32LE(8)) };
  });

describe('the files of icons', () => {
  it.each(ICONS)('has $purpose in $size x $size', async ({ path, size }) => {
    expect(await sharp(read(path)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  });

  it('has a favicon in the sizes of tabs', async () => {
    const pictures = picturesIn(read(FAVICON));
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, png } of pictures)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size });
  });
});

describe('an icon', () => {
  it('that is maskable keeps its mark inside of the safe zone, on red to the edges', async () => {
    const drawn = await pixels(read(iconPath('maskable', 512)));
    expect(
      Math.max(...drawn.filter(({ color }) => color[1] !== RED[1]).map(({ radius }) => radius)),
    ).toBeLessThan(0.8);
    expect(drawn.filter(({ color }) => color[3] !== 255)).toEqual([]);
  });

  it.each([iconPath('any', 48), '/apple-touch-icon.png'])(
    'leaves no corner clear: %s',
    async (path) => {
      expect((await pixels(read(path))).filter(({ color }) => color[3] !== 255)).toEqual([]);
    },
  );

  it('of one colour is the mark alone', async () => {
    const drawn = await pixels(read(iconPath('monochrome', 192)));
    expect(drawn.filter(({ radius }) => radius > 1.2).every(({ color }) => color[3] === 0)).toBe(
      true,
    );
  });
});
