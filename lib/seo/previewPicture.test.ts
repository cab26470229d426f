/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { brandPreview, storyPreview } from './previewPicture';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => upstream.reset());

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#335577' } }).png().toBuffer();
const measure = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe('storyPreview', () => {
  it.each([
    [400, 900],
    [2400, 300],
  ])('cuts %d x %d to a JPEG of 1200 x 630', async (width, height) => {
    const picture = await drawn(width, height);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const preview = await storyPreview(`${upstream.url}/a.png`);
    expect(await measure(preview ?? new Uint8Array())).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('is none when the picture is not there', async () => {
    expect(await storyPreview(`${upstream.url}/missing.png`)).toBeNull();
  });

  it.each([
    ['is no picture', /preview: .*unsupported image format/, (response: ServerResponse) => response.end('<p>Down</p>')],
    ['leads elsewhere', /preview: /, (response: ServerResponse) => response.writeHead(302, { location: '/b.png' }).end()],
  ])('is none, and logged, when it %s', async (_, logged, answer) => {
    expectConsole('error', logged);
    upstream.on('/a.png', (_, response) => answer(response));
    expect(await storyPreview(`${upstream.url}/a.png`)).toBeNull();
    expect(upstream.calls).toHaveLength(1);
  });

  it('is none when the picture says it is over 8 MB', async () => {
    upstream.on('/a.png', (_, response) => response.writeHead(200, { 'content-length': '8000001' }).write('x'));
    expect(await storyPreview(`${upstream.url}/a.png`)).toBeNull();
  });
});

describe('brandPreview', () => {
  it.each(['en', 'hi'] as const)('is a JPEG of 1200 x 630, small enough for WhatsApp (%s)', async (locale) => {
    const preview = await brandPreview(locale);
    expect(await measure(preview)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(preview.byteLength).toBeLessThan(300_000);
    expect(preview.byteLength).toBeGreaterThan(8_000); // a wordmark, not red alone
  });
});
