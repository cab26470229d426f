import { err } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { findStories, findStory } from './findStory';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const upstream = fakeUpstream();
const IN_ORDER = ['/breaking-news', '/featured-stories', '/news', '/posters'] as const;

beforeEach(() => {
  holdSetTimeout(); // no source is late unless a test makes it so
  speakOnServer('en');
  // Every source is up and has one story of its own.
  for (const path of IN_ORDER) upstream.sends(path, [{ id: `of${path}`, title: path }]);
});

const titleOf = (found: Awaited<ReturnType<typeof findStory>>) =>
  found.ok ? found.value.title : found.error;

describe('findStory', () => {
  it.each(IN_ORDER.map((path, at) => [path, at + 1] as const))(
    'finds what %s has with %d calls, in order',
    async (path, calls) => {
      expect(titleOf(await findStory(`of${path}`, 'en'))).toBe(path);
      expect(upstream.pathsAsked()).toEqual(IN_ORDER.slice(0, calls));
    },
  );

  it('lets the first source win', async () => {
    for (const path of IN_ORDER) upstream.sends(path, [{ id: 7, title: path }]);
    expect(titleOf(await findStory('7', 'en'))).toBe('/breaking-news');
    upstream.sends('/breaking-news', []);
    expect(titleOf(await findStory('7', 'en'))).toBe('/featured-stories');
  });

  it.each([
    ['a number', [{ id: 7, title: 'Rain' }]],
    ['text', [{ id: '7', title: 'Rain' }]],
    ['_id', [{ id: 'other', _id: '7', headline: 'Rain' }]],
    ['_id alone', [{ _id: 7, title: 'Rain' }]],
  ])('knows an id given as %s', async (_, body) => {
    upstream.sends('/breaking-news', body);
    expect(titleOf(await findStory('7', 'en'))).toBe('Rain');
    expect(upstream.calls).toHaveLength(1);
  });

  it('accepts articles objects from every source of stories', async () => {
    expectConsole('error', /the answer is not a list/);
    for (const path of IN_ORDER.slice(0, 2)) upstream.sends(path, { articles: [] });
    upstream.sends('/news', { articles: [{ id: 7, title: 'Rain' }] });
    expect(titleOf(await findStory('7', 'en'))).toBe('Rain');
  });

  it.each([
    ['en', 'Rain'],
    ['hi', 'बारिश'],
  ] as const)('tells a poster in the words of the page (%s)', async (locale, title) => {
    upstream.sends('/posters', [{ id: 'p', title: 'Rain', hindTitle: 'बारिश' }]);
    expect(titleOf(await findStory('p', locale))).toBe(title);
  });

  it('says absent when all answered and none has it', async () => {
    expect(await findStory('nobody-wrote-this', 'en')).toEqual(err('absent'));
    expect(upstream.pathsAsked()).toEqual(IN_ORDER);
  });

  it.each(['constructor', '__proto__', 'toString', ''])(
    'is not fooled by the name %j',
    async (id) => {
      expect(await findStory(id, 'en')).toEqual(err('absent'));
    },
  );

  it('logs a failed source and asks the next', async () => {
    expectConsole('error', /breaking-news: Failed to fetch breaking news: answered 500/);
    upstream.sendsText('/breaking-news', '', 500);
    expect(titleOf(await findStory('of/featured-stories', 'en'))).toBe('/featured-stories');
  });

  it.each(IN_ORDER)('says that %s failed and no other has it', async (failing) => {
    expectConsole('error', /answered 500/);
    upstream.sendsText(failing, '', 500);
    expect(await findStory('x', 'en')).toEqual(err('unknown'));
    expect(upstream.pathsAsked()).toEqual(IN_ORDER);
  });

  it('says unknown when no source answered', async () => {
    expectConsole('error', /Failed to fetch (breaking|featured|news|posters)/);
    for (const path of IN_ORDER) upstream.sendsText(path, '', 503);
    expect(await findStory('x', 'en')).toEqual(err('unknown'));
    expect(upstream.pathsAsked()).toEqual(IN_ORDER);
  });

  it.each<[string, string]>([
    ['no list', '{"message":"nothing today"}'],
    ['null', 'null'],
    ['HTML', '<!doctype html>'],
    ['a list of broken entries alone', '[null, {"id":{}}, {"title":"Rain"}]'],
  ])('takes %s for no answer, from whichever source', async (_, body) => {
    // What each logs is tested with the feeds.
    jest.mocked(console.error).mockImplementation(() => {});
    jest.mocked(console.warn).mockImplementation(() => {});
    for (const path of IN_ORDER) {
      upstream.sendsText(path, body);
      expect([path, await findStory('x', 'en')]).toEqual([path, err('unknown')]);
      upstream.sends(path, [{ id: 'y', title: 'Y' }]);
    }
  });

  it('takes an empty list, an empty articles object and a list with one broken entry for answers', async () => {
    jest.mocked(console.error).mockImplementation(() => {});
    jest.mocked(console.warn).mockImplementation(() => {});
    upstream.sends('/breaking-news', []);
    upstream.sends('/featured-stories', { articles: [] });
    upstream.sends('/news', [null, { id: 'y', title: 'Y' }]);
    upstream.sends('/posters', []);
    expect(await findStory('x', 'en')).toEqual(err('absent'));
  });

  it('finds what a source has though the ones before it fail', async () => {
    expectConsole('error', /answered 500/);
    for (const path of ['/breaking-news', '/featured-stories', '/news'])
      upstream.sendsText(path, '', 500);
    expect(titleOf(await findStory('of/posters', 'en'))).toBe('/posters');
  });

  it('lets a slow source decide first, while the others are asked in their order', async () => {
    const pending: (() => void)[] = [];
    upstream.on('/breaking-news', (_, response) =>
      pending.push(() => response.end('[{"id":"of/news","title":"Slow but first"}]')),
    );
    const found = findStory('of/news', 'en');
    await jest.advanceTimersByTimeAsync(600);
    await upstream.untilCalled(4);
    expect(upstream.pathsAsked().toSorted()).toEqual([...IN_ORDER].toSorted());
    pending.forEach((answer) => answer());
    expect(titleOf(await found)).toBe('Slow but first');
  });
});

describe('findStories', () => {
  it('gathers what it can from all sources and asks each once', async () => {
    const { found, coverage } = await findStories(['of/news', 'nobody', 'of/breaking-news'], 'en');
    expect([...found].map(([id, { title }]) => [id, title])).toEqual([
      ['of/breaking-news', '/breaking-news'],
      ['of/news', '/news'],
    ]);
    expect(coverage).toBe('complete');
    expect(upstream.calls).toHaveLength(4);
  });

  it('stops as soon as all are found', async () => {
    await findStories(['of/featured-stories', 'of/breaking-news'], 'en');
    expect(upstream.pathsAsked()).toEqual(['/breaking-news', '/featured-stories']);
  });

  it('stops as soon as those wanted are found', async () => {
    const { found } = await findStories(['of/featured-stories', 'of/news'], 'en', [
      'of/featured-stories',
    ]);
    expect([...found.keys()]).toEqual(['of/featured-stories']);
    expect(upstream.pathsAsked()).toEqual(['/breaking-news', '/featured-stories']);
  });

  it('misses nothing once all are found, though a source failed', async () => {
    expectConsole('error', /answered 500/);
    upstream.sendsText('/breaking-news', '', 500);
    expect(await findStories(['of/news'], 'en')).toMatchObject({ coverage: 'complete' });
    expect(await findStories(['of/news', 'x'], 'en')).toMatchObject({ coverage: 'partial' });
  });

  it('gives a story under the id it was asked by', async () => {
    upstream.sends('/breaking-news', [{ id: 'a', _id: 'b', title: 'Rain' }]);
    const { found } = await findStories(['b', 'a'], 'en');
    expect([...found.keys()]).toEqual(['b', 'a']);
  });
});

describe('a sample', () => {
  const SAMPLE = 'sample-ott-night-train';

  it.each([
    ['en', 'Eight episodes, one night train: the series everyone is finishing in a weekend'],
    ['hi', 'आठ एपिसोड और एक रात की ट्रेन: वह सीरीज़ जिसे लोग एक ही वीकेंड में देख रहे हैं'],
  ] as const)(
    'is found after all sources were asked, in the words of the page (%s)',
    async (locale, title) => {
      expect(titleOf(await findStory(SAMPLE, locale))).toBe(title);
      expect(upstream.pathsAsked()).toEqual(IN_ORDER);
    },
  );

  it('is shadowed by a story of the same id', async () => {
    upstream.sends('/posters', [{ id: SAMPLE, title: 'Of the provider' }]);
    expect(titleOf(await findStory(SAMPLE, 'en'))).toBe('Of the provider');
  });

  it('is there when no source answers, which says nothing of other ids', async () => {
    expectConsole('error', /Failed to fetch (breaking|featured|news|posters)/);
    for (const path of IN_ORDER) upstream.sendsText(path, '', 503);
    expect(await findStory(SAMPLE, 'en')).toMatchObject({
      ok: true,
      value: { id: SAMPLE, sample: true },
    });
    expect(await findStories([SAMPLE], 'en')).toMatchObject({ coverage: 'complete' });
    expect(await findStories([SAMPLE, 'x'], 'en')).toMatchObject({ coverage: 'none' });
  });
});
