import 'server-only';
import { isBeyond, type ListPage, listPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';
import { provider, type StoryFeedName } from '@/lib/provider/provider';
import type { Coverage } from '@/lib/result';
import { type Matches, matchStories } from '@/lib/search/searchStories';
import type { Term } from '@/lib/search/terms';
import type { Story } from '@/lib/stories/model/story';
import { getSearched } from './getSearched';

/** What a search looks through: the feeds of stories, and what was published before them. */
type SearchedSource = StoryFeedName | 'archive';

/** `coverage`: how much of the news could be searched, `unread`: what could not. */
export type Found = {
  page: ListPage<Story>;
  /** How many are found; all others of the list hold words that only sound alike. */
  count: number;
  /** From which of its items on the page has those. */
  similarFrom: number;
  coverage: Coverage;
  unread: readonly SearchedSource[];
};

/** As many as an archive gives at once. Most of the lists' stories, which are new, are among the first. */
const CHUNK = 100;

/** What a reader searches for: the words as typed, and as `terms` reads them. */
type Search = { query: string; terms: readonly Term[] };

const NOTHING: Found = {
  page: pageOf([], 1),
  count: 0,
  similarFrom: 0,
  coverage: 'complete',
  unread: [],
};

/**
 * A page of what a search finds: first in the lists, the best match first; then what else the
 * source's archive has, the newest first; then the site's samples, and last what only sounds alike. A page
 * that cannot be made of everything is the first of what there is.
 */
export async function getFound(search: Search, number: number): Promise<Found> {
  if (search.terms.length === 0) return NOTHING;
  const [{ stories, latest, coverage, unread }, first] = await Promise.all([
    getSearched(),
    askArchive(search.query, 1),
  ]);
  const matches = matchStories(stories, search.terms, { latest });
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

const atMostPartial = (coverage: Coverage): Coverage => (coverage === 'none' ? 'none' : 'partial');

type Chunk = { stories: readonly Story[]; total: number };

type Part = Pick<Found, 'page' | 'count' | 'similarFrom'>;

/** Which item of a page is the first behind so many of the list. */
const placeOnPage = (count: number, number: number) =>
  Math.min(Math.max(count - (number - 1) * PAGE_SIZE, 0), PAGE_SIZE);

const withoutArchive = ({ found, similar }: Matches<Story>, number: number): Part => ({
  page: pageOf([...found, ...similar], number),
  count: found.length,
  similarFrom: placeOnPage(found.length, number),
});

/** The page of the lists' stories, the archive's others, the samples, and what sounds alike, one after another. */
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
  /** The range of the page in a part of the whole that begins at `start`. */
  const range = (start: number, length: number) =>
    [from, from + PAGE_SIZE].map((at) => Math.min(Math.max(at - start, 0), length));
  const [begin = 0, end = 0] = range(news.length, more);
  // Beyond the first chunk a story is as many places further on as were left out of it.
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
  // An editor may list an old story, which is among the archive's once more.
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

/** The archive's results from one place to before another; null when any of them cannot be had. */
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
