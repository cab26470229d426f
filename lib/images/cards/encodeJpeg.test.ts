import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { measurePicture, SOCIAL_CARD_FORM } from '@/lib/testing/measurePicture';
import { SOCIAL_CARD_LIMIT_BYTES } from './cardLook';
import { encodeJpeg } from './encodeJpeg';

const { width, height } = SOCIAL_CARD_FORM;
const noise = (channels: 1 | 3 | 4) =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } });

describe('encodeJpeg', () => {
  it.each([
    ['noise in every dot', () => noise(3)],
    ['noise one can see through', () => noise(4)],
    ['grey noise', () => noise(1)],
  ])('makes %s small enough for WhatsApp', async (_, picture) => {
    const bytes = await encodeJpeg(picture());
    expect(bytes.byteLength).toBeLessThanOrEqual(SOCIAL_CARD_LIMIT_BYTES);
    expect(await measurePicture(bytes)).toEqual(SOCIAL_CARD_FORM);
  });

  it('keeps a plain picture as good as it can be', async () => {
    const ramp = Buffer.from(Array.from({ length: width * height }, (_, at) => (at % width) >> 3));
    const bytes = await encodeJpeg(sharp(ramp, { raw: { width, height, channels: 1 } }));
    const { data } = await sharp(bytes)
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(
      Math.max(...ramp.subarray(0, width).map((value, at) => Math.abs(value - (data[at] ?? 255)))),
    ).toBeLessThan(6);
  });

  it('shows paper where a picture is clear', async () => {
    const clear = sharp({
      create: { width: 16, height: 16, channels: 4, background: '#00000000' },
    }).png();
    expect((await sharp(await encodeJpeg(clear)).stats()).channels.map(({ min }) => min)).toEqual([
      255, 255, 255,
    ]);
  });
});
