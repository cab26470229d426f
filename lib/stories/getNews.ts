import 'server-only';
import { showsSamples } from '@/lib/config/showsSamples';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import { provider, STORY_FEEDS, type StoryFeedName } from '@/lib/provider/provider';
import { isForEdge } from '@/lib/request/pageResponse';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ok, type Result, valueOrEmpty } from '@/lib/result';
import { readWords } from '@/lib/search/prepareSearch';
import { latestTrue } from '@/lib/stories/model/notYet';
import type { FeaturedStory, Slide, StoryCard } from '@/lib/stories/model/story';
import { fallbackViews } from '@/lib/stories/model/views';
import { cardOf } from './cardOf';
import { SLIDES } from './listLengths';
import { breaking, breakingStart, featured, latest, newest, preferLocale, trending } from './order';
import { type HomeBlocks, homeBlocks } from './storySelection';
import { withoutTranslations } from './translations';

/** A block's stories, or the inner message of the failure (product.md 13). */
export type FeedResult<T> = Promise<Result<readonly T[], string>>;

type Stories = readonly FeaturedStory[];

const NONE: Stories = [];

const firstSlides = oncePerList((slides: readonly Slide[], locale: Locale) =>
  preferLocale(slides, locale, { atLeast: SLIDES, atMost: SLIDES }),
);

/** The cards of what a block or a list shows, by the language of its page. */
const breakingCards = oncePerList((stories: Stories, locale: Locale, last: number) =>
  breaking(stories, locale, last).map(cardOf),
);
const featuredCards = oncePerList((stories: Stories, locale: Locale, last: number) =>
  featured(stories, locale, last).map(cardOf),
);
const latestCards = oncePerList((stories: Stories, locale: Locale, last: number) =>
  latest(stories, locale, last).map(cardOf),
);
const newestCards = oncePerList((locale: Locale, last: number, ...feeds: Stories[]) =>
  newest(feeds, locale, last).map(cardOf),
);
const trendingCards = oncePerList((locale: Locale, last: number, ...feeds: Stories[]) =>
  trending(feeds, locale, last).map(cardOf),
);
const countedCards = oncePerList((cards: readonly StoryCard[]) => cards.map(withViews));

const latestNow = (...feeds: Stories[]) => latestTrue(feeds, Date.now());

/** A feed's list, whose words are read for the search from now on; nobody waits for that. */
async function list(feed: StoryFeedName) {
  const result = await provider.list(feed);
  if (result.ok) void readWords(result.value);
  return result;
}

/** The hero's slides in the words of the page's language, those that have some in it first. */
export async function getSlides(locale: Locale): FeedResult<Slide> {
  const result = await provider.slides(locale);
  return result.ok ? ok(firstSlides(result.value, locale)) : result;
}

/** All breaking items, newest first. */
export async function getBreaking(locale: Locale): FeedResult<StoryCard> {
  const result = await list('breaking');
  return result.ok ? ok(breakingCards(result.value, locale, latestNow(result.value))) : result;
}

/** The first breaking items; a failed result stays one. */
export const startOfBreaking = (
  result: Awaited<FeedResult<StoryCard>>,
  locale: Locale,
): Awaited<FeedResult<StoryCard>> => (result.ok ? ok(breakingStart(result.value, locale)) : result);

/** The featured stories. */
export async function getFeatured(locale: Locale): FeedResult<StoryCard> {
  const result = await list('featured');
  return result.ok ? ok(featuredCards(result.value, locale, latestNow(result.value))) : result;
}

/** All state news, last item of the feed first, the page's language before the others. */
export async function getLatest(locale: Locale): FeedResult<StoryCard> {
  const result = await list('news');
  return result.ok ? ok(latestCards(result.value, locale, latestNow(result.value))) : result;
}

const untranslated = oncePerList(withoutTranslations<StoryCard>);

/** The front page's blocks from the news. */
export const blocksOf = (latest: readonly StoryCard[], locale: Locale): HomeBlocks =>
  homeBlocks(untranslated(latest, locale));

/** The same, asked for. */
export async function getHomeBlocks(locale: Locale): Promise<Result<HomeBlocks, string>> {
  const latest = await getLatest(locale);
  return latest.ok ? ok(blocksOf(latest.value, locale)) : latest;
}

const withViews = (card: StoryCard): StoryCard =>
  card.views === null && showsSamples()
    ? { ...card, views: fallbackViews(card.id), sampleViews: true }
    : card;

/** Where two feeds have a story of one id, the news has the say, then they follow their order. */
const MERGED_FEEDS: readonly StoryFeedName[] = [
  'news',
  ...STORY_FEEDS.filter((feed) => feed !== 'news'),
];

/** The calls for all feeds of stories. */
const allLists = () => MERGED_FEEDS.map(list);

/** The newest of all feeds, the page's language before the others; one that fails counts as empty. */
export async function getNewest(locale: Locale): Promise<readonly StoryCard[]> {
  const feeds = (await Promise.all(allLists())).map(valueOrEmpty);
  return newestCards(locale, latestNow(...feeds), ...feeds);
}

/** What of the grace a page has for its feeds is left to trending, which waits for three of them. */
const AT_HAND_MS = FEED_GRACE_MS * 0.75;

/**
 * Trending for a page: of the feeds that answered in time, where any has a story, so that one late
 * feed does not hide the list from readers without a script; the poll completes it. Otherwise of all,
 * of which one has to have answered.
 */
export async function getTrendingAtHand(locale: Locale): FeedResult<StoryCard> {
  const feeds = allLists();
  if (isForEdge()) return trendingUnlessFailed(await Promise.all(feeds), locale);
  const prompt = await Promise.all(feeds.map((feed) => withTimeout(AT_HAND_MS, feed)));
  const hasSome = prompt.some((result) => result && valueOrEmpty(result).length > 0);
  return hasSome
    ? trendingOf(prompt, locale)
    : trendingUnlessFailed(await Promise.all(feeds), locale);
}

function trendingUnlessFailed(
  results: readonly Result<Stories, string>[],
  locale: Locale,
): Result<readonly StoryCard[], string> {
  const failure = results.find((result) => !result.ok);
  return failure?.ok === false && results.every((result) => !result.ok)
    ? failure
    : trendingOf(results, locale);
}

/** The first of the newest; feeds that fail count as empty, so this always succeeds. */
export const getTrending = async (locale: Locale): FeedResult<StoryCard> =>
  trendingOf(await Promise.all(allLists()), locale);

/**
 * The trending stories of what each feed gave. A figure stands in for views only where no copy of a story
 * can have them: all feeds have been read.
 */
function trendingOf(
  results: readonly (Result<Stories, string> | null)[],
  locale: Locale,
): Result<readonly StoryCard[], string> {
  const feeds = results.map((result) => (result ? valueOrEmpty(result) : NONE));
  const cards = trendingCards(locale, latestNow(...feeds), ...feeds);
  return ok(results.every((result) => result?.ok) ? countedCards(cards) : cards);
}
