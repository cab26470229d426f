import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { getAllStories } from './getAllStories';
import { getStoriesWithFallback } from './storiesWithFallback';

const upstream = fakeUpstream();

beforeEach(() => {
  upstream.sends('/breaking-news', [
    { id: 'a', title: 'A' },
    { id: 'd', title: 'D' },
  ]);
  upstream.sends('/featured-stories', [{ id: 'b', title: 'B' }]);
  upstream.sends('/news', [
    { id: 'a', title: 'A elsewhere' },
    { id: 'c', title: 'C' },
  ]);
});

const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).sort();

it('has every story once, and the states’ news apart, for one call a feed', async () => {
  const { all, states } = await getStoriesWithFallback();
  expect([ids(all), ids(states)]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'c'],
  ]);
  expect(all.find(({ id }) => id === 'a')?.title).toBe('A');
  expect(upstream.pathsAsked().sort()).toEqual(['/breaking-news', '/featured-stories', '/news']);
});

const FAULTS: [string, string, number][] = [
  ['answers 500', '', 500],
  ['answers in HTML', '<!doctype html>', 200],
  ['is no list', '{"message":"nothing today"}', 200],
  ['is null', 'null', 200],
  ['is an empty articles object', '{"articles":[]}', 200],
  ['has only wrong entries', '[null, {"id":{}}]', 200],
];

describe.each(['/breaking-news', '/featured-stories', '/news'])('%s', (path) => {
  it.each(FAULTS)('loses nothing when it %s after a good answer', async (_, body, status) => {
    // What each fault logs is tested with the feeds.
    jest.mocked(console.error).mockImplementation(() => {});
    jest.mocked(console.warn).mockImplementation(() => {});
    const before = await getStoriesWithFallback();
    upstream.sendsText(path, body, status);
    expect(await getStoriesWithFallback()).toEqual(before);
    upstream.sends(path, [{ id: 'new', title: 'New' }]);
    expect(ids((await getStoriesWithFallback()).all)).toContain('new');
  });

  it('is empty when the feed is empty: its stories are removed', async () => {
    const before = await getStoriesWithFallback();
    upstream.sends(path, []);
    expect((await getStoriesWithFallback()).all.length).toBeLessThan(before.all.length);
  });
});

it('includes what a page has fetched before any list was requested', async () => {
  expectConsole('error', /Failed to fetch/);
  await getAllStories();
  ['/breaking-news', '/featured-stories', '/news'].forEach((path) =>
    upstream.sendsText(path, '', 500),
  );
  expect(ids((await getStoriesWithFallback()).all)).toEqual(['a', 'b', 'c', 'd']);
});

it('is empty when nothing ever answered', async () => {
  expectConsole('error', /Failed to fetch/);
  upstream.reset();
  expect(await getStoriesWithFallback()).toEqual({ all: [], states: [] });
});
