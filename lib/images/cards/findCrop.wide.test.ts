import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { err, ok } from '@/lib/result';
import { findStory } from '@/lib/stories/findStory';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { CROP_NAMES, cropPath, CROPS } from './cropUrl';
import { findCrop } from './findCrop';

jest.mock('@/lib/stories/findStory', () => ({ findStory: jest.fn() }));
jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeEach(() => {
  holdSetTimeout(); // no picture is late, however busy the machine
  speakOnServer('en');
  Reflect.deleteProperty(globalThis, Symbol.for('site.socialCards'));
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
const pictured = (id: string, path = '/a.png') => story({ id, picture: `${upstream.url}${path}` });
const fileOf = (path: string) => path.replace('/pictures/', '');
const measured = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

/** Whether a picture is mostly paper, as a card is; the brand's is red. */
const paperOf = async (bytes: Uint8Array) =>
  Math.min(...(await sharp(bytes).stats()).channels.map(({ mean }) => mean)) > 180;

describe('findCrop', () => {
  it.each(CROP_NAMES)('cuts a story’s picture to %s', async (name) => {
    const picture = await drawn(1600, 1000);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const found = pictured('a/ख');
    jest.mocked(findStory).mockResolvedValue(ok(found));
    const { bytes, immutable } = await findCrop(fileOf(cropPath(found, name)));
    expect(await measured(bytes)).toEqual({ format: 'jpeg', ...CROPS[name] });
    expect(immutable).toBe(true);
    expect(findStory).toHaveBeenCalledWith('a/ख', 'en');
  });

  it('fetches a picture once', async () => {
    const picture = await drawn(1600, 1000);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const found = pictured('once');
    jest.mocked(findStory).mockResolvedValue(ok(found));
    const file = fileOf(cropPath(found, '1x1'));
    await Promise.all([findCrop(file), findCrop(file)]);
    await findCrop(file);
    expect(upstream.calls).toHaveLength(1);
  });

  it('shows the present picture at an older url, for a while', async () => {
    const picture = await drawn(1600, 1000);
    upstream.on('/new.png', (_, response) => response.end(picture));
    jest.mocked(findStory).mockResolvedValue(ok(pictured('a1', '/new.png')));
    const { bytes, immutable } = await findCrop(
      fileOf(cropPath(pictured('a1', '/old.png'), '4x3')),
    );
    expect([await measured(bytes), immutable]).toEqual([
      { format: 'jpeg', ...CROPS['4x3'] },
      false,
    ]);
  });

  it.each([
    ['is gone', (response: ServerResponse) => response.writeHead(404).end()],
    ['is no picture', (response: ServerResponse) => response.end('<p>Down</p>')],
  ])('is the story’s card for a while when the picture %s', async (_, answer) => {
    expectConsole('error', /crop: /);
    upstream.on('/a.png', (_request, response) => answer(response));
    const found = pictured('faulty');
    jest.mocked(findStory).mockResolvedValue(ok(found));
    for (const name of CROP_NAMES) {
      const { bytes, immutable } = await findCrop(fileOf(cropPath(found, name)));
      expect([await measured(bytes), await paperOf(bytes), immutable]).toEqual([
        { format: 'jpeg', ...CROPS[name] },
        true,
        false,
      ]);
    }
  });

  it('is the story’s card for good where its picture is too small', async () => {
    const picture = await drawn(300, 200);
    upstream.on('/a.png', (_, response) => response.end(picture));
    const found = pictured('small');
    jest.mocked(findStory).mockResolvedValue(ok(found));
    const { bytes, immutable } = await findCrop(fileOf(cropPath(found, '1x1')));
    expect([await measured(bytes), await paperOf(bytes), immutable]).toEqual([
      { format: 'jpeg', ...CROPS['1x1'] },
      true,
      true,
    ]);
  });

  it('is the card of a sample, whose picture is a drawing of the site', async () => {
    const found = story({ id: 'sample', picture: '/scenes/rain.svg' });
    jest.mocked(findStory).mockResolvedValue(ok(found));
    const { bytes, immutable } = await findCrop(fileOf(cropPath(found, '1x1')));
    expect([await measured(bytes), await paperOf(bytes), immutable]).toEqual([
      { format: 'jpeg', ...CROPS['1x1'] },
      true,
      true,
    ]);
  });

  it.each([
    ['a story without a picture', 'a1.0123456789ab.16x9.jpg', ok(story({ picture: null }))],
    ['a story nobody knows', 'nobody.0123456789ab.16x9.jpg', err('absent' as const)],
    ['a shape of nobody', 'a1.0123456789ab.2x7.jpg', ok(story())],
    ['anything else', 'favicon.png', ok(story())],
    ['a broken escape', '%E0%A4%A', ok(story())],
  ])('is the brand’s for a while for %s', async (_, file, found) => {
    jest.mocked(findStory).mockResolvedValue(found);
    const { bytes, immutable } = await findCrop(file);
    expect([await measured(bytes), immutable]).toEqual([
      { format: 'jpeg', width: 1200, height: 630 },
      false,
    ]);
  });
});
