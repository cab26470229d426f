import { card, NOW } from '@/lib/testing/samples';
import { mostRead } from './mostRead';

const DAY_MS = 24 * 3_600_000;
const NAMES = ['a', 'b', 'c', 'd', 'e'];
const of = (id: string, views: number | null, more: object = {}) => card({ id, views, ...more });
const ids = (...given: Parameters<typeof mostRead>) =>
  mostRead(...given)
    .map(({ id }) => id)
    .join(' ');
const reads = (counts: Record<string, number>) => (id: string) => counts[id] ?? 0;
const NONE = reads({});
const COUNTED = reads({ a: 3, b: 9, c: 4, d: 5, e: 5 });

it.each([
  ['the source’s views', NAMES.map((id, at) => of(id, at + 1)), NONE, 'e d c b a'],
  ['those, whatever was counted here', NAMES.map((id, at) => of(id, at + 1)), COUNTED, 'e d c b a'],
  ['the readings counted here', NAMES.map((id) => of(id, null)), COUNTED, 'b d e c a'],
  [
    'these, where the source’s are of too few',
    [of('a', 7), ...NAMES.slice(1).map((id) => of(id, 0))],
    COUNTED,
    'b d e c a',
  ],
  [
    'these, where the source’s are samples',
    NAMES.map((id) => of(id, 9, { sampleViews: true })),
    COUNTED,
    'b d e c a',
  ],
  [
    'the source’s of this week',
    [
      ...NAMES.map((id, at) => of(id, at + 1)),
      of('old', 99, { publishedAt: new Date(NOW - 8 * DAY_MS).toISOString() }),
    ],
    NONE,
    'e d c b a',
  ],
])('is by %s', (_, stories, readsOf, expected) => {
  expect(ids(stories, readsOf, NOW)).toBe(expected);
});

it.each([
  ['few stories', { a: 9, b: 9, c: 9, d: 9 }],
  ['few readings', { a: 2, b: 2, c: 2, d: 2, e: 2 }],
])('is empty of %s', (_, counts) => {
  expect(
    ids(
      NAMES.map((id) => of(id, null)),
      reads(counts),
      NOW,
    ),
  ).toBe('');
});

it('has ten at most', () => {
  const many = Array.from({ length: 30 }, (_, at) => of(`s${at}`, 30 - at));
  expect(mostRead(many, NONE, NOW)).toHaveLength(10);
});
