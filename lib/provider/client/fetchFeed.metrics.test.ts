import type { ServerResponse } from 'node:http';
import { newsFeed } from '@/lib/provider/api/storyFeeds';
import { err, ok, type Result } from '@/lib/result';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const upstream = fakeUpstream();
const interpret = jest.fn<Promise<Result<unknown, string>>, [Buffer]>(async (body) =>
  ok(body.toString()),
);
const feed: Feed<unknown> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret,
};

beforeEach(() => {
  metrics.registry.resetMetrics();
});

const outcomes = async () =>
  (await metrics.providerCallSeconds.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.feed, labels.outcome, value]);

const lastValidAt = async () => (await metrics.providerLastValidAt.get()).values;

it.each<[string, RegExp, (response: ServerResponse) => void]>([
  ['refused', /answered 500/, (response) => response.writeHead(500).end()],
  ['failed', /other side closed/, (response) => response.socket?.destroy()],
])('counts a call as %s', async (outcome, logged, answer) => {
  expectConsole('error', logged);
  upstream.on('/news', (_, response) => answer(response));
  await fetchFeed(feed);
  expect(await outcomes()).toEqual([['/news', outcome, 1]]);
  expect(await lastValidAt()).toEqual([]);
});

it('counts a call that hangs as a timeout', async () => {
  expectConsole('error', /TimeoutError/);
  upstream.on('/news', () => {});
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
  await fetchFeed(feed);
  expect(await outcomes()).toEqual([['/news', 'timeout', 1]]);
});

it('counts an answer that cannot be used as invalid, and it makes no data young', async () => {
  expectConsole('error', /Failed to fetch news/);
  upstream.sends('/news', []);
  interpret.mockResolvedValueOnce(err('Failed to fetch news'));
  await fetchFeed(feed);
  expect(await outcomes()).toEqual([['/news', 'invalid', 1]]);
  expect(await lastValidAt()).toEqual([]);
});

it('knows when a feed last answered, with news or without', async () => {
  upstream.on('/news', (request, response) =>
    response
      .writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' })
      .end(),
  );
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  await fetchFeed(feed);
  now.mockReturnValue(1_700_000_060_000);
  await fetchFeed(feed);
  expect(await outcomes()).toEqual([
    ['/news', 'valid', 1],
    ['/news', 'unchanged', 1],
  ]);
  expect(await lastValidAt()).toEqual([{ labels: { feed: '/news' }, value: 1_700_000_060 }]);
});

it('counts every dropped entry, though the log names them once a minute', async () => {
  expectConsole('warn', /dropped 2 of 3 entries/);
  upstream.sends('/news', [{ id: 1, title: 'Rain' }, null, {}]);
  await fetchFeed(newsFeed);
  upstream.sends('/news', [null]);
  await fetchFeed(newsFeed);
  expect((await metrics.droppedEntries.get()).values).toEqual([
    { labels: { feed: '/news' }, value: 3 },
  ]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});
