import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { err } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSignals } from '@/lib/testing/holdSetTimeout';
import { measurePicture, plainPicture, SOCIAL_CARD_FORM } from '@/lib/testing/measurePicture';
import { cropPicture } from './cropPicture';

const upstream = fakeUpstream();
beforeEach(() => {
  holdSignals(); // no picture is late, however busy the machine
});

const crop = (picture: Buffer | string) => {
  upstream.on('/a.png', (_, response) => response.end(picture));
  return cropPicture(`${upstream.url}/a.png`);
};

describe('cropPicture', () => {
  it.each([
    [600, 315],
    [700, 2000],
    [2400, 320],
  ])('cuts %d x %d to a social card', async (width, height) => {
    const cropped = await crop(await plainPicture(width, height));
    expect(cropped.ok && (await measurePicture(cropped.value))).toEqual(SOCIAL_CARD_FORM);
  });

  it('keeps what draws the eye', async () => {
    const face = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#e0ac69' },
    })
      .png()
      .toBuffer();
    const tall = await sharp({
      create: { width: 1200, height: 2400, channels: 3, background: '#334455' },
    })
      .composite([{ input: face, left: 500, top: 2000 }])
      .png()
      .toBuffer();
    const cropped = await crop(tall);
    expect(cropped.ok && (await sharp(cropped.value).stats()).channels[0]?.max).toBeGreaterThan(
      0xd0,
    );
  });

  it('turns a phone’s picture the way it was held', async () => {
    const top = {
      create: { width: 400, height: 350, channels: 3, background: '#ff0000' },
    } as const;
    const stored = sharp({
      create: { width: 400, height: 700, channels: 3, background: '#0000ff' },
    }).composite([{ input: top, left: 0, top: 0 }]);
    // Orientation 6 of EXIF: the first row is the right-hand side. As seen, 700 x 400.
    const cropped = await crop(await stored.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const seen = sharp(cropped.ok ? cropped.value : new Uint8Array());
    const redAt = async (left: number) =>
      (await seen.clone().extract({ left, top: 315, width: 1, height: 1 }).raw().toBuffer())[0];
    expect([await redAt(100), await redAt(1100)]).toEqual([
      expect.closeTo(0, -1),
      expect.closeTo(255, -1),
    ]);
  });

  it.each([
    ['too narrow', () => plainPicture(599, 400)],
    ['too low', () => plainPicture(700, 314)],
    [
      'a program for a renderer',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
    ],
  ])('does without a picture that is %s', async (_, picture) => {
    expect(await crop(await picture())).toEqual(err('unfit'));
  });

  it.each([
    ['is not there', /answered 404/, (response: ServerResponse) => response.writeHead(404).end()],
    [
      'is no picture',
      /unknown picture format/,
      (response: ServerResponse) => response.end('<p>Down</p>'),
    ],
    [
      'leads elsewhere',
      /answered 302/,
      (response: ServerResponse) => response.writeHead(302, { location: '/b.png' }).end(),
    ],
    [
      'says it is over 8 MB',
      /over 8000000 bytes/,
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '8000001' }).write('x'),
    ],
    [
      'is over 8 MB without saying so',
      /over 8000000 bytes/,
      (response: ServerResponse) => response.end(Buffer.alloc(8_000_001)),
    ],
    ['hangs up', /other side closed/, (response: ServerResponse) => response.destroy()],
  ])('has none when it %s, and says so', async (_, logged, answer) => {
    expectConsole('error', logged);
    upstream.on('/a.png', (_, response) => void answer(response));
    expect(await cropPicture(`${upstream.url}/a.png`)).toEqual(err('unavailable'));
    expect(upstream.calls).toHaveLength(1);
  });

  it('has none of a picture that is cut off', async () => {
    expectConsole('error', /crop: /);
    const whole = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await crop(whole.subarray(0, whole.length / 2))).toEqual(err('unavailable'));
  });
});
