import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { err, ok, type Result, valueOrEmpty } from '@/lib/result';
import { cardOf } from './cardOf';
import { posterFeed } from '@/lib/provider/posterFeed';
import { providerMedia } from '@/lib/provider/providerMedia';
import { breakingFeed, featuredFeed, newsFeed, type StoryFeed } from '@/lib/provider/storyFeeds';
import { fetchFeed, type Feed } from '@/lib/provider/client/fetchFeed';
import { SLIDES } from './listLengths';
import { toSlide } from '@/lib/provider/mapping';
import { oncePerList } from './oncePerList';
import { breaking, breakingStart, featured, latest, newest, trending } from './order';
import type { ProviderPoster } from '@/lib/provider/providerSchema';
import { type HomeBlocks, homeBlocks } from './sections';
import type { FeaturedStory, Slide, StoryCard } from '@/lib/story/story';
import { showsSamples } from '@/lib/site/showsSamples';
import { fallbackViews } from '@/lib/story/views';

/** A block's stories, or the catalogue's internal message for why there are none. */
export type FeedResult<T> = Promise<Result<readonly T[], string>>;

const list = async (feed: Feed<StoryFeed>): FeedResult<FeaturedStory> => {
  const result = await fetchFeed(feed);
  return result.ok ? result.value.list : err(result.error);
};

type Stories = readonly FeaturedStory[];

/** The cards of what a block or a list shows, by the language of its page. */
const slides = oncePerList((posters: readonly ProviderPoster[], locale: Locale) =>
  posters.slice(0, SLIDES).map((poster) => toSlide(poster, locale, providerMedia())),
);
const breakingCards = oncePerList((stories: Stories, locale: Locale) =>
  breaking(stories, locale).map(cardOf),
);
const featuredCards = oncePerList((stories: Stories, locale: Locale) =>
  featured(stories, locale).map(cardOf),
);
const latestCards = oncePerList((stories: Stories, locale: Locale) =>
  latest(stories, locale).map(cardOf),
);
const newestCards = oncePerList((locale: Locale, ...feeds: Stories[]) =>
  newest(feeds, locale).map(cardOf),
);
const trendingCards = oncePerList((locale: Locale, ...feeds: Stories[]) =>
  trending(feeds, locale).map(cardOf).map(withViews),
);

/** The hero's slides in the words of the page's language. */
export async function getSlides(locale: Locale): FeedResult<Slide> {
  const result = await fetchFeed(posterFeed);
  const posters = result.ok ? result.value.slides : result;
  return posters.ok ? ok(slides(posters.value, locale)) : posters;
}

/** All breaking items, newest first. */
export async function getBreaking(locale: Locale): FeedResult<StoryCard> {
  const result = await list(breakingFeed);
  return result.ok ? ok(breakingCards(result.value, locale)) : result;
}

/** The first breaking items; a failed result stays one. */
export const startOfBreaking = (
  result: Awaited<FeedResult<StoryCard>>,
  locale: Locale,
): Awaited<FeedResult<StoryCard>> => (result.ok ? ok(breakingStart(result.value, locale)) : result);

/** The featured stories. */
export async function getFeatured(locale: Locale): FeedResult<StoryCard> {
  const result = await list(featuredFeed);
  return result.ok ? ok(featuredCards(result.value, locale)) : result;
}

/** All state news, last item of the feed first, the page's language before the others. */
export async function getLatest(locale: Locale): FeedResult<StoryCard> {
  const result = await list(newsFeed);
  return result.ok ? ok(latestCards(result.value, locale)) : result;
}

/** The front page's blocks from the news; a failed feed leaves them empty. */
export type HomeBlocksResult = Promise<HomeBlocks & { failed: boolean }>;

/** The front page's blocks, and whether the news failed. */
export async function getHomeBlocks(locale: Locale): HomeBlocksResult {
  const latest = await getLatest(locale);
  return { ...homeBlocks(valueOrEmpty(latest)), failed: !latest.ok };
}

const withViews = (card: StoryCard): StoryCard =>
  card.views === null && showsSamples()
    ? { ...card, views: fallbackViews(card.id), sampleViews: true }
    : card;

/** What each feed of stories gives; one that fails counts as empty. */
async function allFeeds(): Promise<Stories[]> {
  const results = await Promise.all([newsFeed, breakingFeed, featuredFeed].map(list));
  return results.map(valueOrEmpty);
}

/** The newest of all feeds, the page's language before the others. */
export const getNewest = async (locale: Locale): Promise<readonly StoryCard[]> =>
  newestCards(locale, ...(await allFeeds()));

/** The first of the newest, so this always succeeds. */
export async function getTrending(locale: Locale): FeedResult<StoryCard> {
  return ok(trendingCards(locale, ...(await allFeeds())));
}
