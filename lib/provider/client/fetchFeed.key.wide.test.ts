import { ok } from '@/lib/result';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import type { Feed } from './feed';
import { namedMemories } from './feedMemory';
import { fetchFeed } from './fetchFeed';

const upstream = fakeUpstream();

const feed = (more: Partial<Feed<string>>): Feed<string> => ({
  name: '/archive',
  path: '/api/archive',
  failure: 'Failed to fetch news',
  interpret: async (body) => ok(body.toString()),
  ...more,
});

it('tells feeds of one name apart by their keys, and counts none of them as a feed', async () => {
  upstream.sendsText('/archive', 'one');
  upstream.sendsText('/news', 'news');
  const [first, second] = [feed({ key: 'a', minAgeMs: 1e6 }), feed({ key: 'b', minAgeMs: 1e6 })];
  expect(await fetchFeed(first)).toEqual(ok('one'));
  upstream.sendsText('/archive', 'two');
  expect(await fetchFeed(second)).toEqual(ok('two'));
  expect(await fetchFeed(first)).toEqual(ok('one'));
  await fetchFeed(feed({ name: '/news', path: '/api/news' }));
  expect([...namedMemories().keys()]).toEqual(['/news']);
});

it('uses an answer as long as the feed says, where that is longer than the setting', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  upstream.sendsText('/archive', 'one');
  await fetchFeed(feed({ key: 'a', minAgeMs: 5_000 }));
  upstream.sendsText('/archive', 'two');
  now.mockReturnValue(4_999);
  expect(await fetchFeed(feed({ key: 'a', minAgeMs: 5_000 }))).toEqual(ok('one'));
  now.mockReturnValue(5_000);
  expect(await fetchFeed(feed({ key: 'a', minAgeMs: 5_000 }))).toEqual(ok('two'));
});

it('forgets the least recently used of more than a thousand keys', async () => {
  upstream.sendsText('/archive', 'one');
  for (let at = 0; at <= 1_000; at++) await fetchFeed(feed({ key: `key ${at}`, minAgeMs: 1e6 }));
  upstream.sendsText('/archive', 'two');
  expect(await fetchFeed(feed({ key: 'key 1000', minAgeMs: 1e6 }))).toEqual(ok('one'));
  expect(await fetchFeed(feed({ key: 'key 0', minAgeMs: 1e6 }))).toEqual(ok('two'));
});
