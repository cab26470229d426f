import sharp from 'sharp';
import { plainPicture } from '@/lib/testing/measurePicture';
import { hugeAvif, hugeJpeg } from '@/lib/testing/pictureBombs';
import { openPicture } from './openPicture';

describe('openPicture', () => {
  it.each([
    ['a JPEG of 50 million pixels', () => hugeJpeg(7071), 7071],
    ['an AVIF of 16 million', () => hugeAvif(4000), 4000],
    ['a PNG', () => plainPicture(640, 640), 640],
  ])('opens %s', async (_, make, side) => {
    expect(await openPicture(await make())).toMatchObject({ width: side, height: side });
  });

  it.each([
    ['a JPEG of more', () => hugeJpeg(7072)],
    ['a JPEG of 256 million', () => hugeJpeg(16_000)],
    ['an AVIF of more', () => hugeAvif(4001)],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'),
    ],
  ])('refuses %s by its header', async (_, make) => {
    expect(await openPicture(await make())).toBeNull();
  });

  it.each([
    ['large', () => hugeJpeg(3600), 1],
    ['large for its kind', () => hugeAvif(1600), 1],
    ['small', () => plainPicture(640, 400), 4],
  ])('lets few %s ones be decoded at once', async (_, make, limit) => {
    const bytes = await make();
    let [running, most] = [0, 0];
    const decode = async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
    };
    const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openPicture(bytes)));
    await Promise.all(opened.map((one) => one?.inTurn(decode)));
    expect(most).toBe(limit);
  });

  it('measures a picture as it is seen', async () => {
    const turned = await sharp(await plainPicture(80, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await openPicture(turned)).toMatchObject({ width: 40, height: 80 });
  });

  it('fails at what is no picture', async () => {
    await expect(openPicture(Buffer.from('<p>Down</p>'))).rejects.toThrow(/unsupported/);
  });
});
