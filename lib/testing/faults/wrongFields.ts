import { providerPosterSchema, providerStorySchema } from '@/lib/provider/api/providerSchema';
import { GOOD, type FeedPath } from './provider';

/** One of each kind of value that JSON has, and texts and figures that are none. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  'NaN',
  '\u0000\ud800',
  'x'.repeat(3_000),
  [],
  [null, 7, {}],
  [['nested']],
  {},
  { toString: 'no' },
  { $numberLong: '1' },
];

const FIELDS = {
  '/posters': Object.keys(providerPosterSchema.shape),
  '/breaking-news': Object.keys(providerStorySchema.shape),
  '/featured-stories': Object.keys(providerStorySchema.shape),
  '/news': Object.keys(providerStorySchema.shape),
} satisfies Record<FeedPath, string[]>;

/** Every field of a feed, and an answer whose entries have each wrong value there, the good ones apart. */
export const wrongFields = (feed: FeedPath): [field: string, body: string][] =>
  FIELDS[feed].map((field) => [
    field,
    JSON.stringify([
      ...GOOD[feed],
      ...WRONG.map((value, at) => ({ id: `wrong-${at}`, title: 'Wrong', [field]: value })),
    ]),
  ]);
