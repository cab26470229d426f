import { environment } from '@/lib/config/environment.mjs';
import { provider } from '@/lib/provider/provider';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { NOW, story } from '@/lib/testing/samples';
import { archiveFile, archiveFiles } from './archiveSitemap';
import { sitemapIndexResponse, sitemapResponse } from './sitemapResponse';

jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => archiveSource }));

const MINUTE_MS = 60_000;
const SITE = 'http://localhost:3000';
const REQUEST = new Request(`${SITE}/sitemap.xml`);
/** Two whole files of 5,000 stories, and one of 250. Newest first. */
const COUNT = 10_250;
const STORIES = Array.from({ length: COUNT }, (_, at) =>
  story({ id: `s${COUNT - at}`, publishedAt: '2026-11-01T00:00:00.000Z' }),
);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  Reflect.deleteProperty(globalThis, Symbol.for('site.archiveSitemap'));
  fillArchive({ stories: STORIES, listed: 3 });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const read = async (number: number, now = NOW) => {
  const entries = await archiveFile(number, (await archiveFiles(now)) ?? 0, now);
  return entries && [entries.length, entries.at(0)?.id, entries.at(-1)?.id];
};

it.each([
  [1, [5000, 's1', 's5000']],
  [2, [5000, 's5001', 's10000']],
  [3, [250, 's10001', 's10250']],
])('file %d has its stories, the oldest first', async (number, expected) => {
  expect(await read(number)).toEqual(expected);
});

it('asks for no part that is not there', async () => {
  await read(3);
  expect(archive.calls).toEqual([
    'sitemap 1/100',
    'sitemap 101/100',
    'sitemap 102/100',
    'sitemap 103/100',
  ]);
});

it('keeps a full file for an hour, and the newest for a minute', async () => {
  await read(1);
  await read(3);
  const callsAfter = async (number: number, ms: number) => {
    await archiveFiles(NOW + ms);
    archive.calls.length = 0;
    await read(number, NOW + ms);
    return archive.calls.length;
  };
  expect(await callsAfter(1, MINUTE_MS - 1)).toBe(0);
  expect(await callsAfter(3, MINUTE_MS - 1)).toBe(0);
  expect(await callsAfter(1, 60 * MINUTE_MS - 1)).toBe(0);
  expect(await callsAfter(3, MINUTE_MS)).toBe(3);
  expect(await callsAfter(1, 60 * MINUTE_MS)).toBe(50);
});

it('reads a file once for all who ask for it at the same time', async () => {
  await archiveFiles(NOW);
  archive.calls.length = 0;
  await Promise.all([read(1), read(1), read(1)]);
  expect(archive.calls).toHaveLength(50);
});

it('never has more than four calls under way', async () => {
  let underWay = 0;
  let most = 0;
  const answer = provider.sitemap;
  jest.spyOn(provider, 'sitemap').mockImplementation(async (page) => {
    most = Math.max(most, ++underWay);
    await new Promise((done) => setImmediate(done));
    underWay--;
    return answer(page);
  });
  await Promise.all([read(1), read(2), read(3)]);
  expect(most).toBe(4);
});

it('shows what it had while the source fails', async () => {
  expect(await read(3)).not.toBeNull();
  fillArchive({ stories: STORIES, failing: new Set(['sitemap']) });
  expect(await read(3, NOW + 2 * MINUTE_MS)).toEqual([250, 's10001', 's10250']);
  expect(await read(2, NOW + 2 * MINUTE_MS)).toBeNull();
});

it('shows what it had while the source hangs', async () => {
  await read(3);
  jest.spyOn(provider, 'sitemap').mockReturnValue(new Promise(() => undefined));
  const asked = read(3, NOW + 2 * MINUTE_MS);
  await jest.advanceTimersByTimeAsync(environment().NEWS_TIMEOUT_MS);
  expect(await asked).toEqual([250, 's10001', 's10250']);
});

it('asks for nothing more of a file once a part has failed', async () => {
  await read(3);
  fillArchive({ stories: STORIES, failing: new Set(['sitemap']) });
  expect(await read(1)).toBeNull();
  expect(archive.calls.length).toBeLessThanOrEqual(4);
});

it('waits for no call for half a minute after one that failed, where it has what was read', async () => {
  await read(3);
  fillArchive({ stories: STORIES, failing: new Set(['sitemap']) });
  const later = NOW + 2 * MINUTE_MS;
  jest.setSystemTime(later);
  await read(3, later);
  archive.calls.length = 0;
  expect(await read(3, later + 29_999)).toEqual([250, 's10001', 's10250']);
  expect(archive.calls).toEqual([]);
  await read(3, later + 30_000);
  expect(archive.calls).not.toEqual([]);
});

describe('the responses', () => {
  const locsOf = async (response: Response) =>
    [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

  it('the index names every file', async () => {
    expect(await locsOf(await sitemapIndexResponse(REQUEST))).toEqual(
      ['pages', 'stories', 'stories-2', 'stories-3'].map((name) => `${SITE}/sitemaps/${name}.xml`),
    );
  });

  it('a file has at most 10,000 URLs, each story in every language', async () => {
    const locs = await locsOf(await sitemapResponse(REQUEST, 'stories.xml'));
    expect([locs.length, ...locs.slice(0, 2)]).toEqual([
      10_000,
      `${SITE}/news/s1`,
      `${SITE}/hi/news/s1`,
    ]);
  });

  it.each([
    ['stories-3.xml', 200],
    ['stories-4.xml', 404],
    ['stories-9999.xml', 404],
  ])('%s answers %d', async (file, status) => {
    expect((await sitemapResponse(REQUEST, file)).status).toBe(status);
  });

  it('answer 503 while nothing is known', async () => {
    fillArchive({ failing: new Set(['sitemap']) });
    expect((await sitemapResponse(REQUEST, 'stories.xml')).status).toBe(503);
  });
});
