import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { isBeyond, type ListPage, listPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';
import { provider, type StoryFeedName } from '@/lib/provider/provider';
import type { Completeness } from '@/lib/result';
import { type Matches, matchStories } from '@/lib/search/searchStories';
import type { Term } from '@/lib/search/terms';
import type { Story } from '@/lib/story/story';
import { getSearched } from './getSearched';
import { isOwn } from './translations';

type SearchedSource = StoryFeedName | 'archive';

export type Found = {
  page: ListPage<Story>;
  count: number;
  similarFrom: number;
  coverage: Completeness;
  unread: readonly SearchedSource[];
};

/** An archive's page limit. Most stories of the lists are new, and so within it. */
const CHUNK = 100;

type Search = { query: string; terms: readonly Term[]; locale: Locale };

const NOTHING: Found = {
  page: pageOf([], 1),
  count: 0,
  similarFrom: 0,
  coverage: 'complete',
  unread: [],
};

/**
 * Order: lists by relevance, equals in the page's language first; the archive by date; samples;
 * sound-alikes. Beyond an incomplete result, the first page.
 */
export async function getFound(search: Search, number: number): Promise<Found> {
  if (search.terms.length === 0) return NOTHING;
  const [{ stories, believableUntil, coverage, unread }, first] = await Promise.all([
    getSearched(),
    askArchive(search.query, 1),
  ]);
  const matches = matchStories(stories, search.terms, {
    believableUntil,
    winsTie: (story) => isOwn(story, search.locale),
  });
  const result =
    first?.ok === true
      ? await withArchive(search.query, matches, first.value, number)
      : { ...withoutArchive(matches, number), hasArchive: first === null };
  const known: Found = {
    page: result.page,
    count: result.count,
    similarFrom: result.similarFrom,
    coverage: result.hasArchive ? coverage : atMostPartial(coverage),
    unread: result.hasArchive ? unread : [...unread, 'archive'],
  };
  return isBeyond(known.page) && known.coverage !== 'complete' && number > 1
    ? getFound(search, 1)
    : known;
}

const askArchive = (words: string, number: number) =>
  provider.archive({ by: 'words', words }, { number, size: CHUNK });

const atMostPartial = (coverage: Completeness): Completeness =>
  coverage === 'none' ? 'none' : 'partial';

type Chunk = { stories: readonly Story[]; total: number };

type Part = Pick<Found, 'page' | 'count' | 'similarFrom'>;

const placeOnPage = (count: number, number: number) =>
  Math.min(Math.max(count - (number - 1) * PAGE_SIZE, 0), PAGE_SIZE);

const withoutArchive = ({ found, similar }: Matches<Story>, number: number): Part => ({
  page: pageOf([...found, ...similar], number),
  count: found.length,
  similarFrom: placeOnPage(found.length, number),
});

async function withArchive(
  query: string,
  { found, similar }: Matches<Story>,
  first: Chunk,
  number: number,
): Promise<Part & { hasArchive: boolean }> {
  const news = found.filter(({ sample }) => !sample);
  const samples = found.filter(({ sample }) => sample);
  const known = new Set(news.map(({ id }) => id));
  const others = first.stories.filter(({ id }) => !known.has(id));
  const twice = first.stories.length - others.length;
  const more = Math.max(first.total - twice, others.length);
  const count = news.length + more + samples.length;
  const alike = similar.filter(({ id }) => others.every((other) => other.id !== id));
  const total = count + alike.length;

  const from = (number - 1) * PAGE_SIZE;
  const range = (start: number, length: number) =>
    [from, from + PAGE_SIZE].map((at) => Math.min(Math.max(at - start, 0), length));
  const [begin = 0, end = 0] = range(news.length, more);
  // After the first chunk, offsets shift by the duplicates that were removed from it.
  const beyond = await archiveRange(
    query,
    Math.max(begin, others.length) + twice,
    Math.max(end, others.length) + twice,
  );
  const items = [
    ...news.slice(...range(0, news.length)),
    ...others.slice(begin, end),
    ...(beyond ?? []).filter(({ id }) => !known.has(id)),
    ...samples.slice(...range(news.length + more, samples.length)),
    ...alike.slice(...range(count, alike.length)),
  ];
  // Editors may list an old story, which a later chunk of the archive repeats, so it counts once.
  const oldest = first.stories.at(-1)?.publishedAt ?? '';
  const old = first.total > first.stories.length ? news.filter(isBefore(oldest)).length : 0;
  return {
    page: { ...listPage(items, total, number), total: total - old },
    count: count - old,
    similarFrom: placeOnPage(count, number),
    hasArchive: beyond !== null,
  };
}

const isBefore =
  (moment: string) =>
  ({ publishedAt }: Story) =>
    publishedAt !== null && publishedAt < moment;

async function archiveRange(
  query: string,
  from: number,
  to: number,
): Promise<readonly Story[] | null> {
  if (from >= to) return [];
  const start = Math.floor(from / CHUNK);
  const numbers = Array.from({ length: Math.ceil(to / CHUNK) - start }, (_, at) => start + at + 1);
  const chunks = await Promise.all(numbers.map((number) => askArchive(query, number)));
  const stories = chunks.flatMap((chunk) => (chunk?.ok ? chunk.value.stories : []));
  return chunks.every((chunk) => chunk?.ok)
    ? stories.slice(from - start * CHUNK, to - start * CHUNK)
    : null;
}
