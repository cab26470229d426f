import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { err, ok, type Result } from '@/lib/result';
import { cardOf } from './cardOf';
import { breakingFeed, featuredFeed, media, newsFeed, posterFeed, type StoryFeed } from './feeds';
import { fetchFeed, type Feed } from './fetchFeed';
import { SLIDES } from './listLengths';
import { toSlide } from './mapping';
import { breaking, breakingStart, featured, latest, newest, trending } from './order';
import { type FrontPage, frontPage } from './sections';
import type { FeaturedStory, Slide, StoryCard } from './story';
import { fallbackViews } from './views';

/** A block's stories, or the catalogue's internal message for why there are none. */
export type FeedResult<T> = Promise<Result<T[], string>>;

const list = async (feed: Feed<StoryFeed>): FeedResult<FeaturedStory> => {
  const result = await fetchFeed(feed);
  return result.ok ? result.value.list : err(result.error);
};

const cards = <T extends FeaturedStory>(
  result: Result<T[], string>,
  choose: (stories: T[]) => T[],
): Result<StoryCard[], string> => (result.ok ? ok(choose(result.value).map(cardOf)) : result);

/** The hero's slides in the words of the page's language. */
export async function getSlides(locale: Locale): FeedResult<Slide> {
  const result = await fetchFeed(posterFeed);
  const posters = result.ok ? result.value.slides : result;
  return posters.ok
    ? ok(posters.value.slice(0, SLIDES).map((poster) => toSlide(poster, locale, media())))
    : posters;
}

/** All breaking items, newest first. */
export async function getBreaking(locale: Locale): FeedResult<StoryCard> {
  return cards(await list(breakingFeed), (stories) => breaking(stories, locale));
}

/** The first breaking items; a failed result stays one. */
export const startOfBreaking = (
  result: Awaited<FeedResult<StoryCard>>,
  locale: Locale,
): Awaited<FeedResult<StoryCard>> => (result.ok ? ok(breakingStart(result.value, locale)) : result);

/** The featured stories. */
export async function getFeatured(locale: Locale): FeedResult<StoryCard> {
  return cards(await list(featuredFeed), (stories) => featured(stories, locale));
}

/** All state news, last item of the feed first, the page's language before the other. */
export async function getLatest(locale: Locale): FeedResult<StoryCard> {
  return cards(await list(newsFeed), (stories) => latest(stories, locale));
}

/** The front page's blocks from the news; a failed feed leaves them empty. */
export async function getFrontPage(locale: Locale): Promise<FrontPage> {
  const latest = await getLatest(locale);
  return frontPage(latest.ok ? latest.value : []);
}

const withViews = (card: StoryCard): StoryCard =>
  card.views === null ? { ...card, views: fallbackViews(card.id), sampleViews: true } : card;

/** What each feed of stories gives; one that fails counts as empty. */
async function allFeeds(): Promise<FeaturedStory[][]> {
  const results = await Promise.all([newsFeed, breakingFeed, featuredFeed].map(list));
  return results.map((result) => (result.ok ? result.value : []));
}

/** The newest of all feeds, the page's language before the other. */
export const getNewest = async (locale: Locale): Promise<StoryCard[]> =>
  newest(await allFeeds(), locale).map(cardOf);

/** The first of the newest, so this always succeeds. */
export async function getTrending(locale: Locale): FeedResult<StoryCard> {
  return ok(
    trending(await allFeeds(), locale)
      .map(cardOf)
      .map(withViews),
  );
}
