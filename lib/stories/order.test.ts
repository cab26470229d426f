import { card, story } from '@/lib/testing/samples';
import {
  breaking,
  breakingStart,
  featured,
  preferLocale,
  latest,
  newest,
  newestFirst,
  trending,
} from './order';

const idsOf = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).join(' ');
const at = (id: string, publishedAt: string | null, lang: 'en' | 'hi' = 'en') =>
  card({ id, publishedAt, lang });
const ranked = (id: string, priority: number, lang: 'en' | 'hi' = 'en') =>
  story({ id, priority, lang });

describe('preferLocale', () => {
  const mixed = [
    at('e1', null),
    at('h1', null, 'hi'),
    at('e2', null),
    at('h2', null, 'hi'),
    at('h3', null, 'hi'),
  ];
  it.each([
    ['en', 0, 9, 'e1 e2'],
    ['en', 2, 9, 'e1 e2'],
    ['en', 3, 9, 'e1 e2 h1'],
    ['en', 9, 9, 'e1 e2 h1 h2 h3'],
    ['en', 9, 4, 'e1 e2 h1 h2'],
    ['hi', 3, 3, 'h1 h2 h3'],
    ['hi', 4, 9, 'h1 h2 h3 e1'],
    ['hi', 0, 1, 'h1'],
    ['en', Infinity, Infinity, 'e1 e2 h1 h2 h3'],
  ] as const)('in %s, at least %d and at most %d: %s', (locale, atLeast, atMost, expected) => {
    expect(idsOf(preferLocale(mixed, locale, { atLeast, atMost }))).toBe(expected);
  });
});

it('puts Marathi after a Hindi page’s own language', () => {
  const marathi = story({ id: 'mr', lang: 'hi', otherLanguage: 'mr' });
  const own = story({ id: 'hi', lang: 'hi' });
  expect(idsOf(preferLocale([marathi, own], 'hi', { atLeast: 9, atMost: 9 }))).toBe('hi mr');
});

describe('newestFirst', () => {
  it('sorts by time, keeping the order of those without one', () => {
    const given = [
      at('x', null),
      at('old', '2026-11-01T00:00:00Z'),
      at('y', null),
      at('new', '2026-11-20T00:00:00Z'),
      at('z', null),
    ];
    expect(idsOf(newestFirst(given))).toBe('new old x y z');
  });

  it('puts what is dated after the latest true moment behind what has happened', () => {
    const given = [
      at('undated', null),
      at('tomorrow', '2026-11-21T00:00:00Z'),
      at('next year', '2027-06-14T00:00:00Z'),
      at('today', '2026-11-20T00:00:00Z'),
      at('yesterday', '2026-11-19T00:00:00Z'),
    ];
    const believableUntil = Date.parse('2026-11-20T00:00:00Z');
    const expected = 'today yesterday next year tomorrow undated';
    expect(idsOf(newestFirst(given, believableUntil))).toBe(expected);
    expect(idsOf(breaking(given, 'en', believableUntil))).toBe(expected);
    expect(idsOf(newest([given], 'en', believableUntil))).toBe(expected);
    expect(idsOf(trending([given], 'en', believableUntil))).toBe(expected);
  });

  it('keeps the order of equals and leaves the given list alone', () => {
    const given = Object.freeze([
      at('b', '2026-11-01T00:00:00Z'),
      at('a', '2026-11-01T00:00:00Z'),
      at('c', '2026-11-02T00:00:00Z'),
    ]);
    expect(idsOf(newestFirst(given))).toBe('c b a');
  });
});

describe('featured', () => {
  it('takes the first three ascending by priority, equals as given', () => {
    const given = [
      ranked('p9', 9),
      ranked('p1', 1),
      ranked('p2', 2),
      ranked('q1', 1),
      ranked('p0', 0),
    ];
    expect(idsOf(featured(given, 'en'))).toBe('p0 p1 q1');
  });

  it('puts an editor’s rank before the language, and the page’s own first within a rank', () => {
    const given = [
      ranked('h2', 2, 'hi'),
      ranked('e2', 2),
      ranked('h1', 1, 'hi'),
      ranked('e3', 3),
      ranked('h3', 3, 'hi'),
    ];
    expect(idsOf(featured(given, 'en'))).toBe('h1 e2 h2');
    expect(idsOf(featured(given, 'hi'))).toBe('h1 h2 e2');
  });

  it('shows three stories, and none beside its translation', () => {
    const given = [
      ranked('tiger', 1),
      ranked('tiger-hi', 1, 'hi'),
      ranked('poha', 2),
      ranked('bridge-hi', 3, 'hi'),
    ];
    expect(idsOf(featured(given, 'en'))).toBe('tiger poha bridge-hi');
    expect(idsOf(featured(given, 'hi'))).toBe('tiger-hi poha bridge-hi');
  });

  it('is empty of nothing', () => {
    expect(featured([], 'en')).toEqual([]);
  });
});

describe('breaking', () => {
  const hourly = (count: number, lang: 'en' | 'hi') =>
    Array.from({ length: count }, (_, hour) =>
      at(`${lang[0]}${hour}`, `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`, lang),
    );

  it('loses none: the newest first, the page’s language before the other', () => {
    expect(idsOf(breaking([...hourly(12, 'en'), ...hourly(2, 'hi')], 'en'))).toBe(
      'e11 e10 e9 e8 e7 e6 e5 e4 e3 e2 e1 e0 h1 h0',
    );
  });

  it.each([
    [0, 0, 0],
    [1, 2, 3],
    [4, 4, 6],
    [6, 9, 6],
    [8, 8, 8],
    [12, 2, 10],
    [0, 12, 6],
  ])(
    'of %d in the page’s language and %d in the other, %d are in sight at first',
    (own, others, inSight) => {
      const line = breaking([...hourly(own, 'en'), ...hourly(others, 'hi')], 'en');
      expect(breakingStart(line, 'en')).toEqual(line.slice(0, inSight));
    },
  );
});

it('fills breaking news up with no translation of what stands there', () => {
  const line = breaking(
    [at('rain', null), at('rain-hi', null, 'hi'), at('bus-hi', null, 'hi')],
    'en',
  );
  expect(idsOf(breakingStart(line, 'en'))).toBe('rain bus-hi');
});

describe('latest', () => {
  it('puts the last item first, the page’s language before the other, and leaves the given list alone', () => {
    const given = Object.freeze([
      at('e1', null),
      at('h1', null, 'hi'),
      at('e2', null),
      at('h2', null, 'hi'),
    ]);
    expect(idsOf(latest(given, 'en'))).toBe('e2 e1 h2 h1');
    expect(idsOf(latest(given, 'hi'))).toBe('h2 h1 e2 e1');
  });
});

describe('trending', () => {
  const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00Z`;

  it('merges the feeds and keeps the newest five', () => {
    const feeds = [
      [at('a', day(1)), at('b', day(6))],
      [at('c', day(5)), at('d', day(2))],
      [at('e', day(4)), at('f', day(3)), at('g', null)],
    ];
    expect(idsOf(trending(feeds, 'en'))).toBe('b c e f d');
  });

  it('counts a story of two feeds once, as the first has it', () => {
    const [only] = trending(
      [[card({ id: 'a', title: 'First' })], [card({ id: 'a', title: 'Second' })]],
      'en',
    );
    expect(only?.title).toBe('First');
    expect(trending([[at('a', null)], [at('a', null)]], 'en')).toHaveLength(1);
  });

  it('puts the newest first whatever its language, and the page’s own first of one moment', () => {
    const feeds = [[at('h3', day(3), 'hi'), at('h2', day(2), 'hi'), at('e2', day(2))]];
    expect(idsOf(trending(feeds, 'en'))).toBe('h3 e2 h2');
    expect(idsOf(trending(feeds, 'hi'))).toBe('h3 h2 e2');
  });

  it('takes two stories of one minute to be of one moment', () => {
    const feeds = [
      [at('h', '2026-11-20T09:17:07.947Z', 'hi'), at('e', '2026-11-20T09:17:07.946Z')],
      [at('later', '2026-11-20T09:18:00.000Z', 'hi')],
    ];
    expect(idsOf(trending(feeds, 'en'))).toBe('later e h');
  });

  it('counts a story and its translation once, and Marathi as another language', () => {
    const marathi = card({ id: 'm', publishedAt: day(3), lang: 'hi', otherLanguage: 'mr' });
    const feeds = [
      [at('rain-hi', day(4), 'hi'), at('rain', day(4)), marathi],
      [at('train', day(3), 'hi'), at('boat', day(2))],
    ];
    expect(idsOf(trending(feeds, 'en'))).toBe('rain m train boat');
    expect(idsOf(trending(feeds, 'hi'))).toBe('rain-hi train m boat');
  });

  it('is empty when all feeds are', () => {
    expect(trending([[], [], []], 'en')).toEqual([]);
  });
});

describe('newest', () => {
  it('merges all feeds, newest first, the page’s language before the others', () => {
    const feeds = [
      [at('a', '2026-11-01T00:00:00Z'), at('b', '2026-11-06T00:00:00Z', 'hi')],
      [at('c', '2026-11-05T00:00:00Z'), at('a', null)],
      [at('d', null)],
    ];
    expect(idsOf(newest(feeds, 'en'))).toBe('c a d b');
    expect(idsOf(newest(feeds, 'hi'))).toBe('b c a d');
  });
});
