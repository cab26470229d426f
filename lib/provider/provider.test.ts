import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/stories/model/story';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { toStory } from './mapping';
import { apiSource, createProvider, provider, STORY_FEEDS } from './provider';

const PATHS = ['/breaking-news', '/featured-stories', '/news', '/posters'];
const MEDIA = { base: 'https://api.example.org/', sources: [] };
const story = (id: string) => toStory({ id, title: 'Rain' }, MEDIA);

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  holdSetTimeout(); // no feed is late
  upstream.reset();
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

  it('has no older page, and makes no call for one', async () => {
    expect(await provider.list('news', 2)).toEqual(ok([]));
    expect(upstream.calls).toEqual([]);
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
  const calls: string[] = [];
  let single: Result<Story | null, string>;
  const { lookUp } = createProvider({
    ...apiSource,
    story: async (id) => {
      calls.push(id);
      return single;
    },
  });
  beforeEach(() => {
    calls.length = 0;
    single = ok(story('old'));
  });

  it('is asked for what no feed has, after all of them', async () => {
    const { found, coverage } = await lookUp(['of/news', 'old'], 'en');
    expect([[...found.keys()], coverage]).toEqual([['of/news', 'old'], 'complete']);
    expect(calls).toEqual(['old']);
    expect(upstream.pathsAsked()).toEqual(PATHS);
  });

  it('is not asked for a story of a feed or of a poster', async () => {
    await lookUp(['of/news', 'of/posters'], 'en');
    expect(calls).toEqual([]);
  });

  it('says that a story is missing from it', async () => {
    single = ok(null);
    expect(await lookUp(['x'], 'en')).toEqual({ found: new Map(), coverage: 'complete' });
  });

  it('leaves it open when the call fails', async () => {
    single = err('Failed to fetch story');
    expect(await lookUp(['x'], 'en')).toEqual({ found: new Map(), coverage: 'partial' });
  });

  it('finds a story though every feed fails', async () => {
    expectConsole('error', /answered 500/);
    PATHS.forEach((path) => upstream.sendsText(path, '', 500));
    expect(await lookUp(['old'], 'en')).toMatchObject({ coverage: 'complete' });
  });
});

describe('a source with pages', () => {
  it('is asked for the page of a feed', async () => {
    const olderPage = jest.fn().mockResolvedValue(ok([story('older')]));
    const { list } = createProvider({ ...apiSource, olderPage });
    expect(await list('news', 2)).toMatchObject(ok([{ id: 'older' }]));
    expect(olderPage.mock.calls).toEqual([['news', 2]]);
    expect(upstream.calls).toEqual([]);
  });
});
