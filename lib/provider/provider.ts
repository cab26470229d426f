import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { err, ok, type Result } from '@/lib/result';
import type { FeaturedStory, Slide, Story } from '@/lib/stories/model/story';
import { chosenSource } from './chosenSource';
import { type LookUp, lookUp } from './lookUp';
import type { Source, StoryFeedName } from './source';

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
 * The source is a function, because the settings are read at the first request.
 */
export function createProvider(chosen: () => Source) {
  return {
    /** What the block of a feed shows, as the provider orders it. */
    async list(feed: StoryFeedName): Promise<Result<readonly FeaturedStory[], string>> {
      const result = await chosen().feed(feed);
      return result.ok ? result.value.list : err(result.error);
    },

    /** Every story that a feed sent, also where its answer is no list for a block. */
    async stories(feed: StoryFeedName): Promise<Result<readonly Story[], string>> {
      const result = await chosen().feed(feed);
      return result.ok ? ok(result.value.stories) : err(result.error);
    },

    /**
     * The same, or what the feed last sent when it fails now; that may be hours old. For lists that
     * machines read, never for a page.
     */
    async storiesOrLast(feed: StoryFeedName): Promise<readonly Story[]> {
      await chosen().feed(feed);
      return chosen().lastFeed(feed)?.stories ?? NO_STORIES;
    },

    /** Stories by id; the search ends once all of `wanted` are found. See `lookUp`. */
    lookUp: (ids: readonly string[], locale: Locale, wanted = ids): Promise<LookUp> =>
      lookUp(chosen(), ids, locale, wanted),

    /** The posters as the hero's slides. */
    async slides(locale: Locale): Promise<Result<readonly Slide[], string>> {
      const result = await chosen().posters();
      const slides = result.ok ? result.value.slides : result;
      return slides.ok ? ok(slides.value.get(locale) ?? NO_SLIDES) : slides;
    },
  };
}

/** The provider of this site. */
export const provider = createProvider(chosenSource);
