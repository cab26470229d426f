import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { plainPicture } from '@/lib/testing/measurePicture';
import { hugeAvif, hugeJpeg, widePng } from '@/lib/testing/pictureBombs';
import { openPicture } from './openPicture';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
type Opened = ReturnType<typeof openPicture>;
const isNoPicture = (opened: Opened) => expect(opened).rejects.toThrow(/unknown picture format/);

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
    ['a PNG of one row of 49 million pixels', () => widePng(49_000_000, 1)],
    ['a PNG of nine rows of 5 million', () => widePng(5_000_000, 9)],
    ['a PNG with a side of 16,384', () => widePng(16_384, 1)],
    ['a PNG that is as high', () => widePng(1, 16_384)],
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

  it('opens a PNG with a side of 16,383', async () => {
    expect(await openPicture(widePng(16_383, 1))).toMatchObject({ width: 16_383, height: 1 });
  });

  it.each([
    ['a drawing', Buffer.from(SVG), async (opened: Opened) => expect(await opened).toBeNull()],
    ['a packed drawing', gzipSync(SVG), isNoPicture],
    ['a page', Buffer.from('<p>Down</p>'), isNoPicture],
  ])('does not parse %s', async (_, bytes, expected) => {
    const parse = jest.spyOn(sharp.prototype, 'metadata');
    await expected(openPicture(bytes));
    expect(parse).not.toHaveBeenCalled();
  });
});
