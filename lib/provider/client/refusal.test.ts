import { err, ok } from '@/lib/result';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const MINUTE_MS = 60_000;
const NONE: string[] = [];
const news: Feed<string[]> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok([body.toString()]),
};
const users: Feed<string[]> = {
  ...news,
  name: '/users',
  key: '/users 1',
  path: '/api/users',
  failure: 'Failed to fetch authors',
  none: NONE,
};

const upstream = fakeUpstream();
beforeEach(() => {
  forgetProcess();
  metrics.registry.resetMetrics();
  upstream.sends('/news', []);
});

const outcomesOf = async (name: string) =>
  (await metrics.providerCallSeconds.get()).values
    .filter(({ metricName, labels }) => metricName?.endsWith('_count') && labels.feed === name)
    .map(({ labels, value }) => [labels.outcome, value]);

const now = performance.now.bind(performance);
/** The clock that nobody sets is so much on. */
const later = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);

it.each([401, 403, 404])('%d of a route that pages do without means none', async (status) => {
  upstream.sendsText('/users', '{}', status);
  await fetchFeed(news);
  expect(await fetchFeed(users)).toEqual(ok(NONE));
  expect(await outcomesOf('/users')).toEqual([['absent', 1]]);
});

it('is believed for five minutes, whatever else of the route is asked for', async () => {
  upstream.sendsText('/users', '{}', 401);
  await fetchFeed(news);
  await fetchFeed(users);
  upstream.sends('/users', []);
  later(5 * MINUTE_MS - 1_000);
  expect(await fetchFeed({ ...users, key: '/users 2' })).toEqual(ok(NONE));
  later(5 * MINUTE_MS);
  expect(await fetchFeed({ ...users, key: '/users 2' })).toEqual(ok(['[]']));
});

it.each<[string, Feed<string[]>, number]>([
  ['of the server', users, 500],
  ['by a status that is none', users, 400],
  ['of what a page needs', { ...users, none: undefined }, 401],
])('a failure %s stays one', async (_, feed, status) => {
  expectConsole('error', new RegExp(`answered ${status}$`));
  upstream.sendsText('/users', '{}', status);
  await fetchFeed(news);
  expect(await fetchFeed(feed)).toEqual(err(users.failure));
  expect(await outcomesOf('/users')).toEqual([['refused', 1]]);
});

it('a refusal of the news too is a failure', async () => {
  expectConsole('error', /answered 403$/);
  await fetchFeed(news);
  for (const path of ['/news', '/users']) upstream.sendsText(path, '{}', 403);
  await fetchFeed(news);
  expect(await fetchFeed(users)).toEqual(err(users.failure));
});
