import { err, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { fetchFeed } from './fetchFeed';

const MIN_AGE_MS = 1000;
const feed: Feed<string> = {
  name: '/news',
  path: '/api/news',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok(body.toString()),
  isValid: (value) => value !== 'broken',
};

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.NEWS_MIN_AGE_MS = String(MIN_AGE_MS);
});

/** What the feed gives at a time of the clock, while the provider sends a text. */
async function at(ms: number, sent: string, status = 200) {
  jest.spyOn(performance, 'now').mockReturnValue(ms);
  upstream.sendsText('/news', sent, status);
  return fetchFeed(feed);
}

it('serves an answer again until it is as old as the setting says', async () => {
  expect(await at(0, 'one')).toEqual(ok('one'));
  expect(await at(MIN_AGE_MS - 1, 'two')).toEqual(ok('one'));
  expect(upstream.calls).toHaveLength(1);
  expect(await at(MIN_AGE_MS, 'two')).toEqual(ok('two'));
  expect(await at(2 * MIN_AGE_MS - 1, 'three')).toEqual(ok('two'));
  expect(upstream.calls).toHaveLength(2);
});

it('asks all the same when the machine’s time is set back by an hour', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(3_600_000);
  await at(0, 'one');
  now.mockReturnValue(0);
  expect(await at(MIN_AGE_MS, 'two')).toEqual(ok('two'));
});

it('asks at once after a failure', async () => {
  expectConsole('error', /answered 500/);
  await at(0, 'one');
  expect(await at(MIN_AGE_MS, 'down', 500)).toEqual(err(feed.failure));
  expect(await at(MIN_AGE_MS, 'two')).toEqual(ok('two'));
});

it('asks at once after an answer that is not what the feed meant to say', async () => {
  expect(await at(0, 'broken')).toEqual(ok('broken'));
  expect(await at(0, 'one')).toEqual(ok('one'));
});
