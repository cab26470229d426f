import { err, ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { breakingFeed, featuredFeed, newsFeed, posterFeed } from './feeds';
import { ENTRIES } from './limits';

const RAIN = { id: 1, title: 'Rain' };
const SNOW = { _id: '66a', headline: 'Snow' };

const titles = (result: ReturnType<typeof newsFeed.interpret>) =>
  result.ok && result.value.list.ok ? result.value.list.value.map(({ title }) => title) : 'no list';
const idsOf = (result: ReturnType<typeof newsFeed.interpret>) =>
  result.ok ? [...result.value.byId.keys()] : 'no index';

describe('the error catalogue', () => {
  it.each([
    ['posters', posterFeed, 'Failed to fetch posters'],
    ['breaking news', breakingFeed, 'Failed to fetch breaking news'],
    ['featured stories', featuredFeed, 'Failed to fetch featured stories'],
    ['news', newsFeed, 'Failed to fetch news'],
  ])('names a failed call for %s', (_, { failure }, message) => {
    expect(failure).toBe(message);
  });

  it.each([
    ['posters that are no list', posterFeed, {}, 'Invalid poster data received'],
    [
      'posters wrapped in an object',
      posterFeed,
      { articles: [RAIN] },
      'Invalid poster data received',
    ],
    ['posters that are no JSON', posterFeed, undefined, 'Invalid poster data received'],
    ['breaking news that is no list', breakingFeed, {}, 'Invalid breaking news data'],
    ['breaking news that is a text', breakingFeed, 'down', 'Invalid breaking news data'],
    ['breaking news that is null', breakingFeed, null, 'Invalid breaking news data'],
    ['breaking news that is no JSON', breakingFeed, undefined, 'Invalid breaking news data'],
    ['featured stories that are no list', featuredFeed, {}, 'Failed to fetch featured stories'],
    [
      'featured stories that are no JSON',
      featuredFeed,
      undefined,
      'Failed to fetch featured stories',
    ],
    ['news that is no JSON', newsFeed, undefined, 'Failed to fetch news'],
  ])('names %s', (_, feed, json, message) => {
    expect(feed.interpret(json)).toEqual(err(message));
  });

  it('has a message for an empty list of posters, which still is one to look a story up in', () => {
    expectConsole('error', /news: \/posters: No valid posters found/);
    expect(posterFeed.interpret([])).toEqual(
      ok({ slides: err('No valid posters found'), conclusive: true }),
    );
  });

  it('has a message for posters of which none is usable', () => {
    expectConsole('warn', /\/posters: dropped 2 of 2 entries/);
    expect(posterFeed.interpret([{ id: 1 }, { title: 'Rain' }])).toEqual(
      err('No valid posters found'),
    );
  });

  it.each([[{}], [null], ['down'], [7]])('counts news that is %j as an empty list', (json) => {
    expect(newsFeed.interpret(json)).toEqual(
      ok({ list: ok([]), byId: new Map(), valid: false, conclusive: false }),
    );
  });
});

describe.each([
  ['breaking', breakingFeed, 'Invalid breaking news data'],
  ['featured', featuredFeed, 'Failed to fetch featured stories'],
])('an articles object for %s', (_, feed, message) => {
  const result = feed.interpret({ articles: [RAIN, SNOW] });

  it('serves to look a story up', () => {
    expect(idsOf(result)).toEqual(['1', '66a']);
  });

  it('is not the list', () => {
    expect(result).toMatchObject({ ok: true, value: { list: err(message) } });
  });
});

describe('what an answer is good for', () => {
  it.each<[string, unknown, boolean, boolean]>([
    ['a list', [RAIN], true, true],
    ['an empty list', [], true, true],
    ['an articles object', { articles: [RAIN] }, true, true],
    ['an empty articles object', { articles: [] }, false, true],
    ['one broken entry among others', [null, RAIN], true, true],
    ['broken entries alone', [null, { id: 1 }], false, false],
  ])('%s', (_, json, valid, conclusive) => {
    jest.mocked(console.warn).mockImplementation(() => {});
    for (const feed of [breakingFeed, featuredFeed, newsFeed]) {
      expect(feed.interpret(json)).toMatchObject({ ok: true, value: { valid, conclusive } });
    }
  });
});

describe('a list that is far too long', () => {
  const entries = Array.from({ length: ENTRIES + 2 }, (_, id) => ({ id, title: 'Rain' }));

  it.each([
    ['breaking', breakingFeed, '0', String(ENTRIES - 1)],
    ['news', newsFeed, '2', String(ENTRIES + 1)],
  ])(
    'is read from the end that %s shows first, and finds no story absent',
    (_, feed, first, last) => {
      expectConsole('warn', /read 20000 of 20002 entries/);
      const result = feed.interpret(entries);
      const ids = idsOf(result);
      expect([ids[0], ids.at(-1), ids.length]).toEqual([first, last, ENTRIES]);
      expect(result).toMatchObject({ ok: true, value: { valid: true, conclusive: false } });
    },
  );
});

describe('texts over their limits', () => {
  it('are counted in the log by entry, once for the answer', () => {
    expectConsole('warn', /^news: \/news: cut texts of 2 entries$/);
    const long = {
      title: 'x'.repeat(501),
      summary: 'x'.repeat(2_001),
      highlights: ['x'.repeat(501)],
    };
    newsFeed.interpret([{ ...long, id: 8 }, { ...long, id: 9 }, RAIN]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('a list of stories', () => {
  it('keeps the usable ones, in their order', () => {
    expectConsole('warn', /news: \/news: dropped 3 of 5 entries/);
    expect(
      titles(newsFeed.interpret([RAIN, null, { id: 2 }, SNOW, { ...RAIN, title: 'Rain again' }])),
    ).toEqual(['Rain', 'Snow']);
  });

  it('finds a story by either of its ids', () => {
    expect(idsOf(newsFeed.interpret([{ id: 7, _id: '66a', title: 'Rain' }]))).toEqual(['7', '66a']);
  });

  it('leaves an id to the first story that carries it', () => {
    const result = newsFeed.interpret([
      { id: 'a', _id: 'b', title: 'First' },
      { id: 'b', title: 'Second' },
    ]);
    expect(result.ok && result.value.byId.get('b')?.title).toBe('First');
    expect(titles(result)).toEqual(['First', 'Second']);
  });

  it('may be empty', () => {
    expect(titles(breakingFeed.interpret([]))).toEqual([]);
  });
});

describe('posters', () => {
  it('are kept with an id and a title or an image', () => {
    expectConsole('warn', /dropped 1 of 3 entries/);
    const result = posterFeed.interpret([
      { id: 1, title: 'Rain' },
      { id: 2, image: '/a.jpg' },
      { id: 3 },
    ]);
    expect(
      result.ok && result.value.slides.ok && result.value.slides.value.map(({ id }) => id),
    ).toEqual(['1', '2']);
  });
});
