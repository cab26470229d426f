import { provider } from '@/lib/provider/provider';
import { err, ok } from '@/lib/result';
import { fallbackViews } from '@/lib/story/views';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import {
  getBreaking,
  getFeatured,
  getLatest,
  getNewest,
  getSlides,
  getTrending,
  getTrendingAtHand,
} from './getNews';
import { getStory } from './getStory';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));

const upstream = fakeUpstream();

const at = (id: string, hour: number, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  timestamp: `2026-11-20T0${hour}:00:00Z`,
  ...more,
});
const idsOf = (result: Awaited<ReturnType<typeof getLatest>>) =>
  result.ok ? result.value.map(({ id }) => id).join(' ') : result.error;

describe.each([
  ['/posters', getSlides, 'Failed to fetch posters', 'Invalid poster data received'],
  ['/breaking-news', getBreaking, 'Failed to fetch breaking news', 'Invalid breaking news data'],
  [
    '/featured-stories',
    getFeatured,
    'Failed to fetch featured stories',
    'Failed to fetch featured stories',
  ],
] as const)('%s in trouble', (path, read, failure, invalid) => {
  it.each([
    ['answers 500', '', 500, failure],
    ['sends no list', '{}', 200, invalid],
    ['sends HTML', '<p>Down</p>', 200, invalid],
  ])('%s: the internal message', async (_, body, status, message) => {
    expectConsole('error', new RegExp(`${path}: ${message}`));
    upstream.sendsText(path, body, status);
    expect(await read('en')).toEqual(err(message));
  });
});

describe('no list', () => {
  it('is an articles object, which is for looking stories up', async () => {
    expectConsole('error', /\/breaking-news: the answer is not a list/);
    upstream.sends('/breaking-news', { articles: [at('a', 1)] });
    expect(await getBreaking('en')).toEqual(err('Invalid breaking news data'));
  });

  it('is an empty list of news', async () => {
    expectConsole('error', /\/news: the answer is not a list/);
    upstream.sends('/news', { message: 'none today' });
    expect(idsOf(await getLatest('en'))).toBe('');
  });
});

describe('news that fails', () => {
  it('has its internal message', async () => {
    expectConsole('error', /Failed to fetch news/);
    expect(await getLatest('en')).toEqual(err('Failed to fetch news'));
  });
});

it('makes the cards of a long list in turns, so that others are answered in between', async () => {
  upstream.sends(
    '/news',
    Array.from({ length: 200 }, (_, index) => at(`s${index}`, 1)),
  );
  await provider.list('news');
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10)); // each look ends a turn
  let turns = 0;
  let isMade = false;
  const count = () => (isMade ? undefined : (turns++, setImmediate(count)));
  count();
  await getLatest('en');
  isMade = true;
  expect(turns).toBeGreaterThanOrEqual(200);
});

describe('each feed in its order', () => {
  it('breaking: the newest first', async () => {
    upstream.sends('/breaking-news', [at('a', 1), at('b', 3), at('c', 2)]);
    expect(idsOf(await getBreaking('en'))).toBe('b c a');
  });

  it('featured: three, by priority', async () => {
    upstream.sends('/featured-stories', [
      at('d', 1, { priority: 4 }),
      at('b', 1, { priority: 2 }),
      at('a', 1),
      at('c', 1, { priority: '3' }),
    ]);
    expect(idsOf(await getFeatured('en'))).toBe('a b c');
  });

  it('news: the last first, the page’s language before the other', async () => {
    upstream.sends('/news', [
      at('a', 9),
      at('b', 1),
      at('ह', 5, { title: 'भोपाल में बारिश' }),
      at('c', 2),
    ]);
    expect(idsOf(await getLatest('en'))).toBe('c b a ह');
    expect(idsOf(await getLatest('hi'))).toBe('ह c b a');
  });

  it('posters: as given, in the page’s words', async () => {
    upstream.sends('/posters', [
      { id: 2, title: 'Rain', hindTitle: 'बारिश' },
      { id: 1, title: 'Snow' },
    ]);
    const [english, hindi] = [await getSlides('en'), await getSlides('hi')];
    expect(english.ok && english.value.map(({ title }) => title)).toEqual(['Rain', 'Snow']);
    expect(hindi.ok && hindi.value.map(({ title }) => title)).toEqual(['बारिश', 'Snow']);
  });

  it('posters: those with words of the page’s language first', async () => {
    upstream.sends('/posters', [
      { id: 1, title: 'बारिश' },
      { id: 2, title: 'Snow' },
    ]);
    const [english, hindi] = [await getSlides('en'), await getSlides('hi')];
    expect(english.ok && english.value.map(({ id }) => id)).toEqual(['2', '1']);
    expect(hindi.ok && hindi.value.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('posters: twelve slides at most', async () => {
    upstream.sends(
      '/posters',
      Array.from({ length: 10_000 }, (_, id) => ({ id, title: 'Rain' })),
    );
    const slides = await getSlides('en');
    expect(slides.ok && slides.value.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, id) => String(id)),
    );
  });

  it('posters: none at all is its internal message', async () => {
    expectConsole('error', /No valid posters found/);
    upstream.sends('/posters', []);
    expect(await getSlides('en')).toEqual(err('No valid posters found'));
  });

  it('sends no bodies to lists', async () => {
    upstream.sends('/news', [at('a', 1, { content: 'Long.', highlights: ['One'] })]);
    const result = await getLatest('en');
    expect(result.ok && Object.keys(result.value[0] ?? {})).not.toEqual(
      expect.arrayContaining(['body']),
    );
  });
});

describe('getTrending', () => {
  it('merges news, breaking and featured: the newest five, with views', async () => {
    upstream.sends('/news', [at('a', 1), at('b', 6, { views: '4.5K' }), { id: 'untitled' }]);
    upstream.sends('/breaking-news', [at('c', 5), at('d', 2)]);
    upstream.sends('/featured-stories', [at('e', 4), at('f', 3)]);
    expectConsole('warn', /\/news: dropped 1 of 3/);
    const result = await getTrending('en');
    expect(
      result.ok && result.value.map(({ id, views, sampleViews }) => [id, views, sampleViews]),
    ).toEqual([
      ['b', 4500, undefined],
      ...['c', 'e', 'f', 'd'].map((id) => [id, fallbackViews(id), true]),
    ]);
    expect(upstream.pathsAsked().toSorted()).toEqual([
      '/breaking-news',
      '/featured-stories',
      '/news',
    ]);
  });

  it('lets a figure that any copy has win', async () => {
    upstream.sends('/news', [at('a', 1), at('b', 2)]);
    upstream.sends('/breaking-news', []);
    upstream.sends('/featured-stories', [at('a', 1, { views: 5466 })]);
    const result = await getTrending('en');
    expect(
      result.ok && result.value.map(({ id, views, sampleViews }) => [id, views, sampleViews]),
    ).toEqual([
      ['b', fallbackViews('b'), true],
      ['a', 5466, undefined],
    ]);
  });

  it('invents no figure while a feed that may have it cannot be read', async () => {
    expectConsole('error', /Failed to fetch featured/);
    upstream.sends('/news', [at('a', 1)]);
    upstream.sends('/breaking-news', []);
    expect(await getTrending('en')).toMatchObject({ ok: true, value: [{ id: 'a', views: null }] });
  });

  it('leads with nothing that has not happened yet', async () => {
    const ahead = new Date(Date.now() + 86_400_000).toISOString();
    const early = at('ahead', 2, { timestamp: ahead });
    upstream.sends('/news', [at('a', 1), early]);
    upstream.sends('/breaking-news', [early, at('c', 5)]);
    upstream.sends('/featured-stories', [
      { ...early, priority: 1 },
      { ...at('c', 5), priority: 2 },
    ]);
    expect(idsOf(await getTrending('en'))).toBe('c a ahead');
    expect(idsOf(await getBreaking('en'))).toBe('c ahead');
    expect(idsOf(await getFeatured('en'))).toBe('c ahead');
    expect(idsOf(await getLatest('en'))).toBe('a ahead');
    expect((await getNewest('en')).map(({ id }) => id)).toEqual(['c', 'a', 'ahead']);
  });

  it('tolerates each failure as an empty list', async () => {
    expectConsole('error', /Failed to fetch (breaking|featured)/);
    upstream.sends('/news', [at('a', 1)]);
    expect(idsOf(await getTrending('en'))).toBe('a');
  });

  it('is empty, not failed, when all fail', async () => {
    expectConsole('error', /Failed to fetch/);
    expect(idsOf(await getTrending('en'))).toBe('');
  });
});

describe('getTrendingAtHand', () => {
  afterEach(() => jest.useRealTimers());

  it('does without a feed that is late, once another has a story', async () => {
    holdSetTimeout();
    let answer = () => {};
    upstream.on('/news', (_, response) => {
      answer = () => response.end('[]');
    });
    upstream.sends('/breaking-news', [at('c', 5)]);
    upstream.sends('/featured-stories', []);
    const breaking = await getBreaking('en');
    const result = getTrendingAtHand('en');
    expect(breaking.ok).toBe(true);
    await upstream.untilCalled(4);
    await getFeatured('en');
    jest.runAllTimers();
    expect(idsOf(await result)).toBe('c');
    answer();
    await getLatest('en');
  });

  it('is a failure when all fail, which the list for machines leaves empty', async () => {
    expectConsole('error', /Failed to fetch/);
    expect(await getTrendingAtHand('en')).toEqual(err('Failed to fetch news'));
    expect(await getTrending('en')).toEqual(ok([]));
  });

  it('waits for all of them where none has a story yet', async () => {
    upstream.sends('/news', [at('a', 1)]);
    upstream.sends('/breaking-news', []);
    upstream.sends('/featured-stories', []);
    expect(idsOf(await getTrendingAtHand('en'))).toBe('a');
  });
});

describe('getNewest', () => {
  it('merges all feeds, newest first, and does without one that fails', async () => {
    expectConsole('error', /Failed to fetch featured/);
    upstream.sends('/news', [at('a', 1), at('b', 6)]);
    upstream.sends('/breaking-news', [at('c', 5)]);
    expect((await getNewest('en')).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });
});

describe('getStory', () => {
  beforeEach(() => {
    holdSetTimeout(); // the next source is not asked because one is slow
  });

  it.each([
    ['a%20b', 'a b'],
    ['%E0%A4%B9', 'ह'],
    ['100%', '100%'],
  ])('finds the story of the URL segment %s', async (segment, id) => {
    upstream.sends('/breaking-news', [{ id, title: 'Rain' }]);
    expect(await getStory(segment)).toMatchObject({ ok: true, value: { id } });
  });
});
