import { provider } from '@/lib/provider/provider';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { NOW, story } from '@/lib/testing/samples';
import { couldBeStory, storyAddress } from './storyAddress';

jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => archiveSource }));

const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  Reflect.deleteProperty(globalThis, Symbol.for('site.storyAddresses'));
  fillArchive({
    stories: [story({ id: '7', lang: 'hi' }), story({ id: '8' })],
    addresses: { '/pul-khula': '7', '/?p=8': '8', '/2026/11/lost': '9' },
  });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/pul-khula', true],
  ['/2026/11/25/%E0%A4%AA%E0%A5%81%E0%A4%B2', true],
  ['/2026/11/slug.html', true],
  ['/hi/rain-2.5-lakh', true],
  ['/', false],
  ['/wp-admin/setup', false],
  ['/blog/wp-login.php', false],
  ['/a/.env', false],
  ['/slug/feed', false],
  ['/backup/site.zip', false],
  ['/a/b/c/d/e/f/g', false],
  [`/${'x'.repeat(201)}`, false],
])('%s could be a story: %s', (path, expected) => {
  expect(couldBeStory(path)).toBe(expected);
});

it.each([
  ['/pul-khula', '/hi/news/7'],
  ['/?p=8', '/news/8'],
  ['/2026/11/lost', '/news/9'], // the story cannot be had: the language of the page
  ['/other', null],
])('%s leads to %s', async (address, page) => {
  expect(await storyAddress(address, 'en')).toEqual({ ok: true, value: page });
});

it('asks once an hour for a story, once a minute for nothing', async () => {
  const ask = async (address: string, ms: number) => {
    jest.setSystemTime(NOW + ms);
    archive.calls.length = 0;
    await storyAddress(address, 'en');
    return archive.calls.filter((call) => call.startsWith('idsAt'));
  };
  expect(await ask('/pul-khula', 0)).toEqual(['idsAt /pul-khula']);
  expect(await ask('/other', 0)).toEqual(['idsAt /other']);
  expect(await ask('/other', MINUTE_MS - 1)).toEqual([]);
  expect(await ask('/other', MINUTE_MS)).toEqual(['idsAt /other']);
  expect(await ask('/pul-khula', 60 * MINUTE_MS - 1)).toEqual([]);
  expect(await ask('/pul-khula', 60 * MINUTE_MS)).toEqual(['idsAt /pul-khula']);
});

it('keeps no guess of a language for the next who asks', async () => {
  expect(await storyAddress('/2026/11/lost', 'hi')).toEqual({ ok: true, value: '/hi/news/9' });
  expect(await storyAddress('/2026/11/lost', 'en')).toEqual({ ok: true, value: '/news/9' });
});

it('knows nothing while the source fails, and asks again', async () => {
  archive.failing = new Set(['idsAt']);
  expect(await storyAddress('/pul-khula', 'en')).toEqual({ ok: false, error: 'unknown' });
  archive.failing = new Set();
  expect(await storyAddress('/pul-khula', 'en')).toMatchObject({ ok: true });
});

it('still leads to a page that was known while the source fails or hangs, and asks again', async () => {
  await storyAddress('/pul-khula', 'en');
  jest.setSystemTime(NOW + 61 * MINUTE_MS);
  archive.failing = new Set(['idsAt']);
  expect(await storyAddress('/pul-khula', 'en')).toEqual({ ok: true, value: '/hi/news/7' });
  const hanging = jest.spyOn(provider, 'idAt').mockReturnValue(new Promise(() => {}));
  const late = storyAddress('/pul-khula', 'en');
  await jest.advanceTimersByTimeAsync(500);
  expect(await late).toEqual({ ok: true, value: '/hi/news/7' });
  hanging.mockRestore();
  fillArchive({ stories: [story({ id: '8' })], addresses: { '/pul-khula': '8' } });
  expect(await storyAddress('/pul-khula', 'en')).toEqual({ ok: true, value: '/news/8' });
});
