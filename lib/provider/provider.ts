import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { err, ok, type Result } from '@/lib/result';
import type { FeaturedStory, Slide, Story } from '@/lib/stories/model/story';
import { boundedSource } from './bounds/boundedSource';
import { chosenSource } from './chosenSource';
import { type LookUp, lookUp } from './lookUp';
import { filingOf } from './source/filing';
import type {
  ArchivePage,
  Filing,
  PageOfArchive,
  Selection,
  SitemapPart,
  Source,
  StoryFeedName,
} from './source/source';
import type { StoryFeed } from './source/storyFeed';

export { lastProviderUpdate } from '@/lib/provider/client/providerState';
export { checkSource } from './check/checkSource';
export { outage } from './client/outage';
export { feedAgesS, providerState } from './client/providerState';
export { isStoryPicture } from './source/providerMedia';
export { isQueried, mayBeMade } from './source/queriedPictures';
export { type Selection, STORY_FEEDS, type StoryFeedName } from './source/source';

/** The answer of a member that the source has; null where the feeds are all there is. */
type Optional<T> = Promise<Result<T, string> | null>;

/** One object each, so that what is made once per list (`oncePerList`) is made once for them, too. */
const NO_SLIDES: readonly Slide[] = [];
const NO_STORIES: readonly Story[] = [];

/**
 * The one way to the provider: nothing outside this folder imports anything else of it. A failed
 * call gives the inner message of product.md 13. Lists stay the same objects until an answer changes.
 * The source is a function, because the settings are read at the first request.
 */
export function createProvider(source: () => Source) {
  const chosen = () => boundedSource(source());
  return {
    /** What the block of a feed shows, as the provider orders it. */
    async list(feed: StoryFeedName): Promise<Result<readonly FeaturedStory[], string>> {
      const result = await chosen().feed(feed);
      return result.ok ? result.value.list : err(result.error);
    },

    /**
     * Every story that a feed sent, also where its answer is no list for a block; `isStale` where that
     * was earlier.
     */
    async stories(
      feed: StoryFeedName,
    ): Promise<Result<Pick<StoryFeed, 'stories' | 'isStale'>, string>> {
      return chosen().feed(feed);
    },

    /**
     * The same, or what the feed last sent when it fails now; that may be hours old. For lists that
     * machines read, never for a page.
     */
    async storiesOrLast(feed: StoryFeedName): Promise<readonly Story[]> {
      await chosen().feed(feed);
      return chosen().lastFeed(feed)?.stories ?? NO_STORIES;
    },

    /** What a feed last said, without a call; null before its first answer. */
    lastStories: (feed: StoryFeedName): readonly Story[] | null =>
      chosen().lastFeed(feed)?.stories ?? null,

    /** Stories by id; the search ends once all of `wanted` are found. See `lookUp`. */
    lookUp: (ids: readonly string[], locale: Locale, wanted = ids): Promise<LookUp> =>
      lookUp(chosen(), ids, locale, wanted),

    /** The posters as the hero's slides. */
    async slides(locale: Locale): Promise<Result<readonly Slide[], string>> {
      const result = await chosen().posters();
      const slides = result.ok ? result.value.slides : result;
      return slides.ok ? ok(slides.value.get(locale) ?? NO_SLIDES) : slides;
    },

    /** Whether there is more than the feeds have. */
    hasArchive: (): boolean => chosen().archive !== undefined,

    /** A page of everything that was ever published, newest first. */
    archive: async (selection: Selection, page: PageOfArchive): Optional<ArchivePage> =>
      (await chosen().archive?.(selection, page)) ?? null,

    /** Whether the sitemap covers more than the feeds have. */
    hasSitemap: (): boolean => chosen().sitemap !== undefined,

    /** A part of the list of every story there is, the oldest first. */
    sitemap: async (page: PageOfArchive): Optional<SitemapPart> =>
      (await chosen().sitemap?.(page)) ?? null,

    /** Whether the publishing system has addresses of its own for its stories. */
    hasAddresses: (): boolean => chosen().idsAt !== undefined,

    /** The id of the story at a path, with its query, of the publishing system's own site. */
    async idAt(path: string): Optional<string | null> {
      const found = (await chosen().idsAt?.([path])) ?? null;
      return found?.ok ? ok(found.value.get(path) ?? null) : found;
    },

    /**
     * The category and the state of the site that a slug of the publishing system's categories stands for, by
     * `NEWS_CATEGORIES`, its text, or the name that the system has for it.
     */
    async filing(slug: string): Promise<Result<Filing, string>> {
      const own = filingOf({ slug, name: slug });
      if (own.category || own.state) return ok(own);
      return (await chosen().filing?.(slug)) ?? ok(own);
    },

    /** Whether stories can be seen before they are published. */
    hasDrafts: (): boolean => chosen().draft !== undefined,

    /** A story as its editors have it now, asked for anew each time. */
    draft: async (id: string): Optional<Story | null> => (await chosen().draft?.(id)) ?? null,
  };
}

/** The provider of this site. */
export const provider = createProvider(chosenSource);
