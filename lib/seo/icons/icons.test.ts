import sharp from 'sharp';
import { ico } from './ico';
import { iconPath, ICONS } from './icons';
import { renderIcon } from './render';

const RED = [0xc4, 0x12, 0x1a];

/**
 * Pixels of an icon as [red, green, blue, alpha] and how far each lies from the middle, in halves
 * of the width.
 */
async function pixels(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
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

const isLight = ([, green = 0]: number[]) => green > 0x80;

describe('renderIcon', () => {
  it.each(ICONS.map(({ purpose, size }) => [purpose, size] as const))(
    'draws %s in %d x %d',
    async (purpose, size) => {
      const png = await renderIcon(purpose, size);
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      });
      expect(png.byteLength).toBeLessThan(10_000);
      expect((await pixels(png)).filter(({ color }) => isLight(color)).length).toBeGreaterThan(
        (size * size) / 12,
      );
    },
  );

  it('keeps a maskable mark inside of the safe zone, on red to the edges', async () => {
    const drawn = await pixels(await renderIcon('maskable', 512));
    expect(
      Math.max(...drawn.filter(({ color }) => color[1] !== RED[1]).map(({ radius }) => radius)),
    ).toBeLessThan(0.8);
    expect(drawn.filter(({ color }) => color[3] !== 255)).toEqual([]);
  });

  it.each(['any', 'apple', 'tab'] as const)('leaves no corner of %s clear', async (purpose) => {
    expect(
      (await pixels(await renderIcon(purpose, 48))).filter(({ color }) => color[3] !== 255),
    ).toEqual([]);
  });

  it('draws the monochrome mark alone', async () => {
    const drawn = await pixels(await renderIcon('monochrome', 192));
    expect(drawn.filter(({ radius }) => radius > 1.2).every(({ color }) => color[3] === 0)).toBe(
      true,
    );
  });
});

describe('iconPath', () => {
  it('is the URL of an icon that is there', () => {
    expect(ICONS.map(({ file }) => `/icons/${file}`)).toContain(iconPath('maskable', 192));
  });
});

describe('ico', () => {
  it('lists its pictures as the format says', () => {
    const file = ico([
      { size: 16, png: Uint8Array.of(1, 2, 3) },
      { size: 32, png: Uint8Array.of(4, 5) },
    ]);
    const entry = (size: number, bytes: number, offset: number) => [
      size,
      size,
      0,
      0,
      1,
      0,
      32,
      0,
      bytes,
      0,
      0,
      0,
      offset,
      0,
      0,
      0,
    ];
    expect([...file]).toEqual([
      0,
      0,
      1,
      0,
      2,
      0,
      ...entry(16, 3, 38),
      ...entry(32, 2, 41),
      1,
      2,
      3,
      4,
      5,
    ]);
  });
});
