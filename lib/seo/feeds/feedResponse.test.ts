import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { feedHtml } from '@/components/reader/body/feedHtml';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { feedResponse } from './feedResponse';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.SITE_URL = 'https://narmada24.example';
});

const HOUR_MS = 3_600_000;
const NEWEST = Date.parse('2026-11-20T06:00:00.000Z');
const entry = (id: string, hoursAgo: number, changes = {}) => ({
  id,
  title: `Story ${id}`,
  content: 'Text.',
  category: 'business',
  timestamp: new Date(NEWEST - hoursAgo * HOUR_MS).toISOString(),
  ...changes,
});
const HINDI = { title: 'बारिश हुई', content: 'पाठ।' };

beforeEach(() => {
  speakOnServer('en');
  upstream.sends('/breaking-news', [entry('b', 0)]);
  upstream.sends('/featured-stories', [
    entry('f', 2, { category: 'sports' }),
    entry('undated', 0, { timestamp: undefined }),
  ]);
  upstream.sends('/news', [entry('n', 3), entry('h', 1, HINDI)]);
});

const ask = (locale: string, file: string, headers = {}) =>
  feedResponse(new Request('http://localhost/x', { headers }), locale, file, feedHtml);
const titles = async (locale: string, name: string) =>
  parseJsonFeed(await (await ask(locale, `${name}.json`)).text()).items?.map(
    ({ title }) => title,
  ) ?? [];

it.each([
  ['en', 'all', ['Story b', 'Story f', 'Story n']],
  ['hi', 'all', ['बारिश हुई']],
  ['en', 'business', ['Story b', 'Story n']],
  ['en', 'sports', ['Story f']],
  ['en', 'india', ['Story n']],
  ['hi', 'business', ['बारिश हुई']],
  ['en', 'premium', []],
])(
  'in %s %s: the stories of its own language that have a date, the newest first',
  async (locale, name, expected) => {
    expect(await titles(locale, name)).toEqual(expected);
  },
);

it('holds the fifty newest', async () => {
  upstream.sends(
    '/news',
    Array.from({ length: 60 }, (_, index) => entry(String(index), 60 - index)),
  );
  const listed = await titles('en', 'india');
  expect([listed.length, listed[0], listed.at(-1)]).toEqual([50, 'Story 59', 'Story 10']);
});

it.each([
  ['all.rss', 'application/rss+xml; charset=utf-8'],
  ['all.atom', 'application/atom+xml; charset=utf-8'],
  ['all.json', 'application/feed+json; charset=utf-8'],
])('%s is sent as %s, for anybody to keep a minute, and once', async (file, type) => {
  const first = await ask('hi', file);
  expect([
    first.status,
    first.headers.get('content-type'),
    first.headers.get('cross-origin-resource-policy'),
  ]).toEqual([200, type, 'cross-origin']);
  expect(first.headers.get('cache-control')).toMatch(/public, .*s-maxage=60/);
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await ask('hi', file, known)).status).toBe(304);
  upstream.sends('/news', [entry('h', 1, HINDI), entry('h2', 0, HINDI)]);
  expect((await ask('hi', file, known)).status).toBe(200);
});

it('is written once for a list', async () => {
  const write = jest.fn(feedHtml);
  const bodyOf = async () =>
    (await feedResponse(new Request('http://localhost/x'), 'en', 'all.rss', write)).text();
  const first = await bodyOf();
  expect(write).toHaveBeenCalled();
  write.mockClear();
  expect(await bodyOf()).toBe(first);
  expect(write).not.toHaveBeenCalled();
  upstream.sends('/news', [entry('n', 3), entry('later', 1)]);
  expect(await bodyOf()).toContain('Story later');
});

it('does not change with the clock', async () => {
  const bodies = async () =>
    Promise.all(
      ['all.rss', 'all.atom', 'premium.rss', 'premium.atom'].map(async (file) =>
        (await ask('en', file)).text(),
      ),
    );
  const before = await bodies();
  jest.useFakeTimers({
    now: Date.now() + 30 * HOUR_MS,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
  });
  expect(await bodies()).toEqual(before);
});

it.each(['all.rss', 'all.atom', 'all.json'])(
  '%s leaves out a story of a year to come, which readers would keep on top until then',
  async (file) => {
    const changed = { updatedAt: '2062-11-20T07:30:00.000Z' };
    upstream.sends('/news', [entry('n', 3, changed), entry('wrong', -24 * 365 * 36)]);
    const text = await (await ask('en', file)).text();
    expect(text).toContain('Story b');
    expect(text).not.toContain('Story wrong');
    expect(text.split('Story b')[0]).not.toContain('2062');
  },
);

it('a correction is the feed’s last change', async () => {
  upstream.sends('/news', [entry('n', 3, { updatedAt: '2026-11-20T07:30:00.000Z' })]);
  const answer = await ask('en', 'india.atom');
  const { updated, entries } = parseAtomFeed(await answer.text());
  expect([updated, entries?.[0]?.updated, entries?.[0]?.published]).toEqual([
    '2026-11-20T07:30:00.000Z',
    '2026-11-20T07:30:00.000Z',
    '2026-11-20T03:00:00.000Z',
  ]);
});

it.each([
  ['en', 'all', 'Narmada 24', 'https://narmada24.example/'],
  ['hi', 'all', 'नर्मदा 24', 'https://narmada24.example/hi'],
  ['hi', 'business', 'कारोबार | नर्मदा 24', 'https://narmada24.example/hi/business'],
  ['en', 'cricket', 'Cricket | Narmada 24', 'https://narmada24.example/sports/cricket'],
  [
    'hi',
    'madhya-pradesh',
    'मध्य प्रदेश | नर्मदा 24',
    'https://narmada24.example/hi/india/madhya-pradesh',
  ],
])('in %s %s names itself', async (locale, name, title, link) => {
  const feed = parseRssFeed(await (await ask(locale, `${name}.rss`)).text());
  expect([feed.title, feed.link, feed.description === '']).toEqual([title, link, false]);
});

it.each([
  ['en', 'chess.rss'],
  ['en', 'all.xml'],
  ['en', 'all'],
  ['en', 'all.rss.rss'],
  ['en', '.rss'],
  ['fr', 'all.rss'],
  ['en', 'constructor.rss'],
  ['en', 'all.constructor'],
])('in %s there is no %s', async (locale, file) => {
  const answer = await ask(locale, file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
  expect(upstream.calls).toEqual([]);
});

it('keeps what it knew when a call fails', async () => {
  expectConsole('error', /\/breaking-news: Failed/);
  const before = await titles('en', 'all');
  upstream.sendsText('/breaking-news', '', 500);
  expect(await titles('en', 'all')).toEqual(before);
});

it('is 503 when nothing ever answered, and empty when there is no news', async () => {
  expectConsole('error', /Failed/);
  upstream.reset();
  const { status, headers } = await ask('en', 'all.rss');
  expect([status, headers.get('retry-after')]).toEqual([503, '120']);
  upstream.sends('/news', []);
  const empty = await ask('en', 'all.rss');
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await empty.text()).toContain('Narmada 24');
});
