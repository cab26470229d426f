import { err, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const feed: Feed<string> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok(body.toString()),
  isValid: (value) => value !== 'broken',
};
const other: Feed<string> = { ...feed, name: '/posters', path: '/api/posters' };

const upstream = fakeUpstream();
let now: jest.SpyInstance;
beforeAll(async () => {
  process.env.NEWS_BACKOFF_MS = '2000';
});
beforeEach(() => {
  now = jest.spyOn(performance, 'now');
});

const DOWN = err(feed.failure);
const [fails, works, breaks] = [
  () => upstream.sendsText('/news', 'down', 500),
  () => upstream.sendsText('/news', 'good'),
  () => upstream.sendsText('/news', 'broken'),
];

/** What the feed gives at a time of the clock, and how often the provider has been called by then. */
async function at(ms: number) {
  now.mockReturnValue(ms);
  return { result: await fetchFeed(feed), calls: upstream.calls.length };
}

it('calls a failing feed again after 250 ms, then 500, 1000, 2000 and 2000', async () => {
  expectConsole('error', /answered 500/);
  fails();
  for (const ms of [0, 1, 2]) await at(ms);
  for (const [call, ms] of [252, 752, 1752, 3752, 5752, 7752].entries()) {
    expect(await at(ms - 1)).toEqual({ result: DOWN, calls: call + 3 });
    expect(await at(ms)).toEqual({ result: DOWN, calls: call + 4 });
  }
});

it('gives the first answer after recovery within 2 s, and pauses nothing after it', async () => {
  expectConsole('error', /answered 500/);
  const info = jest.spyOn(console, 'info');
  fails();
  for (let ms = 0; ms < 60_000; ms += 2000) await at(ms);
  works();
  expect(await at(59_999)).toMatchObject({ result: DOWN });
  expect(await at(60_000)).toMatchObject({ result: ok('good') });
  expect(info.mock.calls).toEqual([['news: /news: answers again after failed calls: 30']]);

  fails();
  for (const ms of [60_001, 60_002]) await at(ms);
  works();
  expect(await at(60_003)).toMatchObject({ result: ok('good') });
});

it('gives what the last answer came to, also when that was no failure of its own', async () => {
  breaks();
  for (const ms of [0, 0, 0]) await at(ms);
  works();
  expect(await at(249)).toEqual({ result: ok('broken'), calls: 3 });
  expect(await at(250)).toEqual({ result: ok('good'), calls: 4 });
});

it.each([
  [429, '20', 19_999, 1],
  [429, '20', 20_000, 2],
  [429, '3600', 29_999, 1],
  [429, '3600', 30_000, 2],
  [429, 'Fri, 20 Nov 2026 10:00:20 GMT', 19_999, 1],
  [429, 'Fri, 20 Nov 2026 10:00:20 GMT', 20_000, 2],
  [429, 'Fri, 20 Nov 2026 11:00:00 GMT', 30_000, 2],
  [429, 'Fri, 20 Nov 2026 09:00:00 GMT', 0, 2],
  [429, '-5', 0, 2],
  [429, 'soon', 0, 2],
  [503, '20', 19_999, 1],
  [503, '20', 20_000, 2],
  [500, '20', 0, 2],
])('after a %d with Retry-After: %s has, at %d ms, called %d times', async (...given) => {
  const [status, after, ms, calls] = given;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00:00Z'));
  expectConsole('error', new RegExp(`answered ${status}`));
  upstream.on('/news', (_, response) => response.writeHead(status, { 'retry-after': after }).end());
  await at(0);
  expect((await at(ms)).calls).toBe(calls);
});

it('does not ask again without its condition where a 503 says when to', async () => {
  expectConsole('error', /answered 503/);
  upstream.on('/news', (_, response) => response.writeHead(200, { etag: '"a"' }).end('good'));
  await at(0);
  upstream.on('/news', (_, response) => response.writeHead(503, { 'retry-after': '20' }).end());
  const before = (await at(10_000)).calls;
  expect(before).toBe(2);
  expect((await at(29_999)).calls).toBe(2);
});

it('pauses no other feed', async () => {
  expectConsole('error', /answered 500/);
  fails();
  for (const ms of [0, 0, 0]) await at(ms);
  upstream.sendsText('/posters', 'good');
  expect(await fetchFeed(other)).toEqual(ok('good'));
});

it('logs the same failure once a minute, and another at once', async () => {
  expectConsole('error', /^news: \/news: Failed to fetch news: answered 500$/);
  expectConsole('error', /^news: \/news: Failed to fetch news: answered 503$/);
  fails();
  for (let ms = 0; ms < 10_000; ms += 2000) await at(ms);
  upstream.sendsText('/news', 'down', 503);
  await at(10_000);
  expect(console.error).toHaveBeenCalledTimes(2);
});
