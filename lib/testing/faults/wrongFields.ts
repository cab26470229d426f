import { providerPosterSchema, providerStorySchema } from '@/lib/provider/api/providerSchema';
import { FEEDS, GOOD, type FeedPath } from './provider';

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

const STORY_FIELDS: readonly string[] = Object.keys(providerStorySchema.shape);
const POSTER_FIELDS: readonly string[] = Object.keys(providerPosterSchema.shape);

const FIELDS: Record<FeedPath, readonly string[]> = {
  '/posters': POSTER_FIELDS,
  '/breaking-news': STORY_FIELDS,
  '/featured-stories': STORY_FIELDS,
  '/news': STORY_FIELDS,
};

const bodyOf = (feed: FeedPath, field: string) =>
  JSON.stringify([
    ...GOOD[feed],
    ...WRONG.map((value, at) => ({ id: `wrong-${at}`, title: 'Wrong', [field]: value })),
  ]);

/**
 * Every field that a feed can have, with an answer of each feed that has it, whose entries have each
 * wrong value there, the good ones apart.
 */
export const WRONG_FIELDS = [...new Set([...STORY_FIELDS, ...POSTER_FIELDS])].map((field) => ({
  field,
  bodies: FEEDS.filter((feed) => FIELDS[feed].includes(field)).map(
    (feed) => [feed, bodyOf(feed, field)] as const,
  ),
}));
