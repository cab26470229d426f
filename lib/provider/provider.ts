import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { fetchFeed, lastValid } from '@/lib/provider/client/fetchFeed';
import { err, ok, type Result } from '@/lib/result';
import type { FeaturedStory, Slide, Story } from '@/lib/stories/model/story';
import { type LookUp, lookUp } from './lookUp';
import { posterFeed } from './posterFeed';
import type { Source, StoryFeedName } from './source';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

/** The provider's API, which has neither single stories nor pages. */
export const apiSource: Source = {
  feeds: { breaking: breakingFeed, featured: featuredFeed, news: newsFeed },
  posters: posterFeed,
};

export { lastProviderUpdate } from '@/lib/provider/client/providerState';
export { feedAgesS, providerState } from './client/providerState';
export { isStoryPicture } from './providerMedia';
export { STORY_FEEDS, type StoryFeedName } from './source';

/** One object each, so that what is made once per list (`oncePerList`) is made once for them, too. */
const NO_SLIDES: readonly Slide[] = [];
const NO_STORIES: readonly Story[] = [];

/**
 * The one way to the provider: nothing outside this folder imports anything else of it. A failed
 * call gives the inner message of product.md 13. Lists stay the same objects until an answer changes.
 */
export function createProvider(source: Source) {
  const { feeds, posters } = source;
  return {
    /** What the block of a feed shows, as the provider orders it; further pages where it has any. */
    async list(feed: StoryFeedName, page = 1): Promise<Result<readonly FeaturedStory[], string>> {
      if (page > 1) return (await source.olderPage?.(feed, page)) ?? ok([]);
      const result = await fetchFeed(feeds[feed]);
      return result.ok ? result.value.list : err(result.error);
    },

    /** Every story that a feed sent, also where its answer is no list for a block. */
    async stories(feed: StoryFeedName): Promise<Result<readonly Story[], string>> {
      const result = await fetchFeed(feeds[feed]);
      return result.ok ? ok(result.value.stories) : err(result.error);
    },

    /**
     * The same, or what the feed last sent when it fails now; that may be hours old. For lists that
     * machines read, never for a page.
     */
    async storiesOrLast(feed: StoryFeedName): Promise<readonly Story[]> {
      await fetchFeed(feeds[feed]);
      return lastValid(feeds[feed])?.stories ?? NO_STORIES;
    },

    /** Stories by id; the search ends once all of `wanted` are found. See `lookUp`. */
    lookUp: (ids: readonly string[], locale: Locale, wanted = ids): Promise<LookUp> =>
      lookUp(source, ids, locale, wanted),

    /** The posters as the hero's slides. */
    async slides(locale: Locale): Promise<Result<readonly Slide[], string>> {
      const result = await fetchFeed(posters);
      const slides = result.ok ? result.value.slides : result;
      return slides.ok ? ok(slides.value.get(locale) ?? NO_SLIDES) : slides;
    },
  };
}

/** The provider of this site. */
export const provider = createProvider(apiSource);
