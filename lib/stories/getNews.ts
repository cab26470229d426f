import 'server-only';
import { showsSamples } from '@/lib/config/showsSamples';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { provider, STORY_FEEDS, type StoryFeedName } from '@/lib/provider/provider';
import { isForEdge } from '@/lib/request/pageResponse';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ok, type Result, valueOrEmpty } from '@/lib/result';
import { latestPlausible } from '@/lib/story/futureDates';
import type { FeaturedStory, Slide, StoryCard } from '@/lib/story/story';
import { fallbackViews } from '@/lib/story/views';
import { inTimeSlices, turnFor } from '@/lib/timeSlices';
import { cardOf } from './cardOf';
import { SLIDES } from './listLengths';
import { breaking, breakingStart, featured, latest, newest, preferLocale, trending } from './order';
import { pinnedSlides, withPinned } from './pinnedSlides';

/** The error is the inner message of product.md 13. */
export type FeedResult<T> = Promise<Result<readonly T[], string>>;

type Stories = readonly FeaturedStory[];

const NONE: Stories = [];

const firstSlides = memoize((slides: readonly Slide[], locale: Locale) =>
  preferLocale(slides, locale, { atLeast: SLIDES, atMost: SLIDES }),
);

const cardsBy = <T>(choose: (stories: T, locale: Locale, believableUntil: number) => Stories) =>
  memoize((stories: T, locale: Locale, believableUntil: number) =>
    choose(stories, locale, believableUntil).map((story) => cardOf(story)),
  );
const breakingCards = cardsBy<Stories>(breaking);
const featuredCards = cardsBy<Stories>(featured);
const latestCards = cardsBy<Stories>(latest);
const newestCards = cardsBy<readonly Stories[]>(newest);
const trendingCards = cardsBy<readonly Stories[]>(trending);

const together = memoize((...feeds: Stories[]): readonly Stories[] => feeds);
const countedCards = memoize((cards: readonly StoryCard[]) => cards.map(withViews));

const believableNow = (...feeds: Stories[]) => latestPlausible(feeds, Date.now());

/** 20,000 cards at once blocked every request for 140 ms. */
const cardsMade = memoize((stories: Stories) => inTimeSlices(makingCards(stories)));

function* makingCards(stories: Stories): Generator<void, void> {
  for (const story of stories) {
    cardOf(story);
    yield;
  }
}

/** Runs beside the page, so that the first search need not read all words. */
const prepareSearch = memoize(async (stories: Stories): Promise<void> => {
  const { readWords } = await import('@/lib/search/prepareSearch');
  await readWords(stories);
});

async function list(feed: StoryFeedName) {
  const result = await provider.list(feed);
  if (result.ok) {
    void prepareSearch(result.value);
    await cardsMade(result.value);
  }
  return result;
}

async function listCards(
  feed: StoryFeedName,
  locale: Locale,
  made: (stories: Stories, locale: Locale, believableUntil: number) => readonly StoryCard[],
): FeedResult<StoryCard> {
  const result = await list(feed);
  if (!result.ok) return result;
  await turnFor(result.value, feed, locale);
  return ok(made(result.value, locale, believableNow(result.value)));
}

export async function getSlides(locale: Locale): FeedResult<Slide> {
  const [result, pinned] = await Promise.all([provider.slides(locale), pinnedSlides(locale)]);
  if (!result.ok) return pinned.length > 0 ? ok(pinned) : result;
  return ok(withPinned(firstSlides(result.value, locale), pinned));
}

export const getBreaking = (locale: Locale) => listCards('breaking', locale, breakingCards);

export const startOfBreaking = (
  result: Awaited<FeedResult<StoryCard>>,
  locale: Locale,
): Awaited<FeedResult<StoryCard>> => (result.ok ? ok(breakingStart(result.value, locale)) : result);

export const getFeatured = (locale: Locale) => listCards('featured', locale, featuredCards);

export const getLatest = (locale: Locale) => listCards('news', locale, latestCards);

const withViews = (card: StoryCard): StoryCard =>
  card.views === null && showsSamples()
    ? { ...card, views: fallbackViews(card.id), sampleViews: true }
    : card;

/** If feeds share an id, the first feed wins. */
const MERGED_FEEDS: readonly StoryFeedName[] = [
  'news',
  ...STORY_FEEDS.filter((feed) => feed !== 'news'),
];

const allLists = () => MERGED_FEEDS.map(list);

export async function getNewest(locale: Locale): Promise<readonly StoryCard[]> {
  const feeds = together(...(await Promise.all(allLists())).map(valueOrEmpty));
  await turnFor(feeds, 'newest', locale);
  return newestCards(feeds, locale, believableNow(...feeds));
}

/** Three quarters of a page's grace, because trending waits for three feeds. */
const AT_HAND_MS = FEED_GRACE_MS * 0.75;

/**
 * Uses only the feeds that answer in time, so that a late feed does not hide trending without
 * JavaScript. Polling completes the list.
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

async function trendingUnlessFailed(
  results: readonly Result<Stories, string>[],
  locale: Locale,
): FeedResult<StoryCard> {
  const failure = results.find((result) => !result.ok);
  return failure?.ok === false && results.every((result) => !result.ok)
    ? failure
    : trendingOf(results, locale);
}

export const getTrending = async (locale: Locale): FeedResult<StoryCard> =>
  trendingOf(await Promise.all(allLists()), locale);

/** Fallback view counts need all feeds, because another copy of the story may have real ones. */
async function trendingOf(
  results: readonly (Result<Stories, string> | null)[],
  locale: Locale,
): FeedResult<StoryCard> {
  const feeds = together(...results.map((result) => (result ? valueOrEmpty(result) : NONE)));
  await turnFor(feeds, 'trending', locale);
  const cards = trendingCards(feeds, locale, believableNow(...feeds));
  return ok(results.every((result) => result?.ok) ? countedCards(cards) : cards);
}
