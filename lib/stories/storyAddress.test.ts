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
    return archive.calls;
  };
  expect(await ask('/pul-khula', 0)).toEqual(['idAt /pul-khula']);
  expect(await ask('/other', 0)).toEqual(['idAt /other']);
  expect(await ask('/other', MINUTE_MS - 1)).toEqual([]);
  expect(await ask('/other', MINUTE_MS)).toEqual(['idAt /other']);
  expect(await ask('/pul-khula', 60 * MINUTE_MS - 1)).toEqual([]);
  expect(await ask('/pul-khula', 60 * MINUTE_MS)).toEqual(['idAt /pul-khula']);
});

it('knows nothing while the source fails, and asks again', async () => {
  fillArchive({ failing: new Set(['idAt']) });
  expect(await storyAddress('/pul-khula', 'en')).toEqual({ ok: false, error: 'unknown' });
  fillArchive({ addresses: { '/pul-khula': '7' } });
  expect(await storyAddress('/pul-khula', 'en')).toMatchObject({ ok: true });
});

describe('addresses that somebody makes up', () => {
  it('reach the source 600 times a minute', async () => {
    for (let at = 0; at < 700; at++) await storyAddress(`/x${at}`, 'en');
    expect(archive.calls).toHaveLength(600);
    expect(await storyAddress('/pul-khula', 'en')).toMatchObject({ ok: false });
    jest.setSystemTime(NOW + MINUTE_MS);
    expect(await storyAddress('/pul-khula', 'en')).toMatchObject({ ok: true });
  });

  it('wait in a line of 40, four being looked up', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => storyAddress(`/x${at}`, 'en')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(44);
  });
});
