import { err, ok } from '@/lib/result';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { apiSource } from './api/apiSource';
import { toStory } from './api/mapping';
import { createProvider, provider, STORY_FEEDS } from './provider';
import type { Source } from './source/source';

const PATHS = ['/breaking-news', '/featured-stories', '/news', '/posters'];
const MEDIA = { base: 'https://api.example.org/', sources: [] };
const story = (id: string) => toStory({ id, title: 'Rain' }, MEDIA);

const upstream = fakeUpstream();
beforeEach(() => {
  holdSetTimeout(); // no feed is late
  PATHS.forEach((path) => upstream.sends(path, [{ id: `of${path}`, title: path }]));
});

describe('a source without more than feeds', () => {
  it('has every feed of stories', async () => {
    const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.list(feed)));
    expect(lists.map((list) => list.ok && list.value.map(({ id }) => id))).toEqual([
      ['of/breaking-news'],
      ['of/featured-stories'],
      ['of/news'],
    ]);
  });

  it('keeps each list the same object until its answer changes', async () => {
    const read = async () => [
      await provider.list('news'),
      await provider.stories('news'),
      await provider.slides('hi'),
    ];
    const lists = (results: Awaited<ReturnType<typeof read>>) =>
      results.map((result) => result.ok && result.value);
    const [first, second] = [lists(await read()), lists(await read())];
    expect(second.map((list, at) => list === first[at])).toEqual([true, true, true]);
  });
});

describe('a source that has single stories', () => {
  const asked: (readonly string[])[] = [];
  let answer: Awaited<ReturnType<NonNullable<Source['stories']>>>;
  const { lookUp } = createProvider(() => ({
    ...apiSource,
    stories: async (ids) => {
      asked.push(ids);
      return answer;
    },
  }));
  beforeEach(() => {
    asked.length = 0;
  });

  it('is asked for all of them at once, and none of its feeds is', async () => {
    answer = ok(new Map([['old', story('old')]]));
    const { found, coverage } = await lookUp(['old', 'none'], 'en');
    expect([[...found.keys()], coverage]).toEqual([['old'], 'complete']);
    expect(asked).toEqual([['old', 'none']]);
    expect(upstream.calls).toEqual([]);
  });

  it('may say that a story is gone', async () => {
    answer = ok(new Map([['taken', 'gone']]));
    expect(await lookUp(['taken'], 'en')).toEqual({
      found: new Map(),
      gone: new Set(['taken']),
      coverage: 'complete',
    });
  });

  it('leaves it open when the call fails', async () => {
    answer = err('Failed to fetch story');
    expect(await lookUp(['x'], 'en')).toMatchObject({ found: new Map(), coverage: 'none' });
  });
});
