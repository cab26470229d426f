import { requestContext } from '@/lib/request/requestContext.mjs';
import { err, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import type { Feed } from './feed';
import { fetchAllNews, fetchNews } from './fetchOrStale';
import { outage } from './providerState';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const feed: Feed<string> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok(body.toString()),
  isValid: (value) => value !== 'broken',
};
const STALE = { ok: true, value: 'good', isStale: true };

const upstream = fakeUpstream();
afterEach(() => jest.useRealTimers());

const [fails, works, breaks] = [
  () => upstream.sendsText('/news', 'down', 500),
  () => upstream.sendsText('/news', 'good'),
  () => upstream.sendsText('/news', 'broken'),
];
/** No call is answered until the test says so. */
function hangs() {
  let answer = () => {};
  upstream.on('/news', (_, response) => (answer = () => void response.end('new')));
  return () => answer();
}
/** The call that is under way, as a reader waits for it. */
const underWay = () => fetchNews(feed);

/** The answer to a trusted edge's page, and what is noted on its request. */
async function forEdge() {
  const context = { isForEdge: true, allowsStale: true };
  const answer = await requestContext.run(context, () => fetchNews(feed));
  return { answer, noted: { ...context, isForEdge: undefined, allowsStale: undefined } };
}

/** The clock that nobody sets goes on by so much. */
function later(ms: number) {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

describe('for a reader’s page', () => {
  const other: Feed<string> = { ...feed, name: '/breaking-news', path: '/api/breaking-news' };
  const forReader = (asked = feed) => requestContext.run({ isPage: true }, () => fetchNews(asked));

  it('gives what the feed last said once all of them fail, and says of when', async () => {
    expectConsole('error', /answered 500/);
    works();
    upstream.sendsText('/breaking-news', 'good');
    await Promise.all([forReader(), forReader(other)]);
    const asOf = Date.now();
    fails();
    upstream.sendsText('/breaking-news', 'down', 500);
    expect(await Promise.all([forReader(), forReader(other)])).toEqual([STALE, STALE]);
    const { asOf: told = null } = (await outage()) ?? {};
    expect(told).toBeLessThanOrEqual(asOf);
    works();
    expect(await forReader()).toEqual(ok('good'));
    expect(await outage()).toBeNull();
  });

  it('tells of the failure while another feed answers', async () => {
    expectConsole('error', /answered 500/);
    works();
    upstream.sendsText('/breaking-news', 'good');
    await Promise.all([forReader(), forReader(other)]);
    fails();
    expect(await Promise.all([forReader(), forReader(other)])).toEqual([
      err(feed.failure),
      ok('good'),
    ]);
    expect(await outage()).toBeNull();
  });

  it('is of one mind for a whole page, where the last call fails only after the page has said that none is missing', async () => {
    expectConsole('error', /answered 500/);
    works();
    upstream.sendsText('/breaking-news', 'good');
    await Promise.all([forReader(), forReader(other)]);
    await requestContext.run({ isPage: true }, async () => {
      expect(await outage()).toBeNull();
      fails();
      upstream.sendsText('/breaking-news', 'down', 500);
      expect(await Promise.all([fetchNews(feed), fetchNews(other)])).toEqual([
        err(feed.failure),
        err(other.failure),
      ]);
      expect(await outage()).toBeNull();
    });
  });

  it('tells of the failure where the feed never said anything, or a day ago', async () => {
    expectConsole('error', /answered 500/);
    fails();
    expect(await forReader()).toEqual(err(feed.failure));
    expect(await outage()).toEqual({ asOf: null });
    works();
    await forReader();
    later(DAY_MS);
    fails();
    expect(await forReader()).toEqual(err(feed.failure));
    expect(await outage()).toEqual({ asOf: null });
  });

  it('tells a list of the failure', async () => {
    expectConsole('error', /answered 500/);
    works();
    await fetchNews(feed);
    fails();
    expect(await fetchNews(feed)).toEqual(err(feed.failure));
  });
});

describe('for a trusted edge', () => {
  it('gives what the feed says', async () => {
    works();
    const { answer, noted } = await forEdge();
    expect(answer).toEqual(ok('good'));
    expect(noted).toEqual({ hasNews: true, asOf: expect.any(Number) });
  });

  it.each([
    ['fails', fails, /answered 500/],
    ['counts as empty', breaks, null],
  ])('gives what the feed last said when it %s, and says of when', async (_, trouble, logged) => {
    if (logged) expectConsole('error', logged);
    works();
    await forEdge();
    const before = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(before + MINUTE_MS);
    trouble();
    const { answer, noted } = await forEdge();
    expect(answer).toEqual(STALE);
    expect(noted).toEqual({ hasNews: true, asOf: expect.any(Number) });
    expect(noted).toHaveProperty('asOf', expect.any(Number));
    expect(Reflect.get(noted, 'asOf')).toBeLessThanOrEqual(before);
  });

  it('tells of a gap where the feed never said anything', async () => {
    expectConsole('error', /answered 500/);
    fails();
    const { answer, noted } = await forEdge();
    expect(answer).toEqual(err(feed.failure));
    expect(noted).toEqual({ hasNews: false, hasGap: true });
  });

  it.each([
    [DAY_MS - MINUTE_MS, STALE],
    [DAY_MS, err(feed.failure)],
  ])('gives after %d ms %j', async (ms, expected) => {
    expectConsole('error', /answered 500/);
    works();
    await forEdge();
    fails();
    later(ms);
    expect((await forEdge()).answer).toEqual(expected);
  });

  it('waits for no call after one that failed, and gives what that call brings to the next', async () => {
    expectConsole('error', /answered 500/);
    works();
    await forEdge();
    fails();
    await forEdge();
    const answer = hangs();
    expect((await forEdge()).answer).toEqual(STALE);
    await upstream.untilCalled(3);
    answer();
    expect(await underWay()).toEqual(ok('new'));
    fails();
    expect((await forEdge()).answer).toEqual({ ...STALE, value: 'new' });
  });

  it('waits again half a minute after the last call failed', async () => {
    expectConsole('error', /answered 500/);
    works();
    await forEdge();
    fails();
    await forEdge();
    works();
    later(MINUTE_MS);
    expect((await forEdge()).answer).toEqual(ok('good'));
  });

  it('waits half a second for the next call, where the one before failed', async () => {
    expectConsole('error', /answered 500/);
    works();
    await forEdge();
    fails();
    await forEdge();
    const answer = hangs();
    holdSetTimeout();
    later(2 * MINUTE_MS);
    const waiting = forEdge();
    await upstream.untilCalled(3);
    await jest.advanceTimersByTimeAsync(500);
    expect((await waiting).answer).toEqual(STALE);
    answer();
    expect(await underWay()).toEqual(ok('new'));
  });

  it('waits half a second for a slow call, once for all, while what it said is of the last minute', async () => {
    works();
    await forEdge();
    const answer = hangs();
    holdSetTimeout();
    const first = forEdge();
    await upstream.untilCalled(2);
    await jest.advanceTimersByTimeAsync(500);
    expect((await first).answer).toEqual(STALE);
    later(500);
    const second = forEdge();
    await jest.advanceTimersByTimeAsync(0);
    expect((await second).answer).toEqual(STALE);
    answer();
    expect(await underWay()).toEqual(ok('new'));
    expect(upstream.calls).toHaveLength(2);
  });

  it('waits for the end of a slow call where what it said is older', async () => {
    works();
    await forEdge();
    later(MINUTE_MS);
    const answer = hangs();
    holdSetTimeout();
    const late = forEdge();
    await upstream.untilCalled(2);
    await jest.advanceTimersByTimeAsync(2_000);
    answer();
    expect((await late).answer).toEqual(ok('new'));
  });
});

describe('of several feeds', () => {
  const other: Feed<string> = { ...feed, name: '/breaking-news', path: '/api/breaking-news' };
  const forReader = (feeds: readonly Feed<string>[]) =>
    requestContext.run({ isPage: true }, () => fetchAllNews(feeds));

  it('one that goes on failing keeps the others waiting for half a second', async () => {
    expectConsole('error', /answered 500/);
    upstream.sendsText('/breaking-news', 'good');
    fails();
    await forReader([feed, other]);
    await forReader([feed, other]);
    const answer = hangs();
    holdSetTimeout();
    const waiting = forReader([feed, other]);
    await upstream.untilCalled(6);
    await jest.advanceTimersByTimeAsync(500);
    expect(await waiting).toEqual([err(feed.failure), ok('good')]);
    answer();
    expect(await underWay()).toEqual(ok('new'));
  });

  it('one that has failed once is waited for', async () => {
    expectConsole('error', /answered 500/);
    upstream.sendsText('/breaking-news', 'good');
    fails();
    await forReader([feed, other]);
    const answer = hangs();
    holdSetTimeout();
    const waiting = forReader([feed, other]);
    await upstream.untilCalled(4);
    await jest.advanceTimersByTimeAsync(2_000);
    answer();
    expect(await waiting).toEqual([ok('new'), ok('good')]);
  });

  it('a single one is waited for', async () => {
    expectConsole('error', /answered 500/);
    fails();
    await forReader([feed]);
    await forReader([feed]);
    const answer = hangs();
    holdSetTimeout();
    const waiting = forReader([feed]);
    await upstream.untilCalled(3);
    await jest.advanceTimersByTimeAsync(2_000);
    answer();
    expect(await waiting).toEqual([ok('new')]);
  });
});

it('tells a reader of the failure', async () => {
  expectConsole('error', /answered 500/);
  works();
  await forEdge();
  fails();
  expect(await fetchNews(feed)).toEqual(err(feed.failure));
});
