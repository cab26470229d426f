import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { err, ok, type Result } from '@/lib/result';
import type { FeaturedStory, Slide, Story } from '@/lib/story/story';
import { boundedSource } from './bounds/boundedSource';
import { chosenSource } from './chosenSource';
import { endedInTime } from './live/coverageOf';
import { endedLists } from './live/endedLists';
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
export { outage } from './client/outage';
export { deskFrontPage } from './desk/deskFrontPage';
export { feedAgesS, providerState } from './client/providerState';
export { isStoryPicture } from './source/providerMedia';
export { slideOf } from './source/slideOf';
export { isQueried, mayBeMade } from './source/queriedPictures';
export { type Selection, STORY_FEEDS, type StoryFeedName } from './source/source';

type Optional<T> = Promise<Result<T, string> | null>;

const NO_SLIDES: readonly Slide[] = [];
const NO_STORIES: readonly Story[] = [];

const listInTime = endedLists<FeaturedStory>();
const storiesInTime = endedLists<Story>();

/**
 * The only entry to the provider. Unchanged replies keep their list objects. `source` is a
 * function, because settings load at the first request.
 */
export function createProvider(source: () => Source) {
  const chosen = () => boundedSource(source());
  return {
    async list(feed: StoryFeedName): Promise<Result<readonly FeaturedStory[], string>> {
      const result = await chosen().feed(feed);
      const list = result.ok ? result.value.list : err(result.error);
      return list.ok ? ok(listInTime(list.value)) : list;
    },

    async stories(
      feed: StoryFeedName,
    ): Promise<Result<Pick<StoryFeed, 'stories' | 'isStale'>, string>> {
      const result = await chosen().feed(feed);
      if (!result.ok) return result;
      const stories = storiesInTime(result.value.stories);
      return stories === result.value.stories ? result : ok({ ...result.value, stories });
    },

    async storiesOrLast(feed: StoryFeedName): Promise<readonly Story[]> {
      await chosen().feed(feed);
      return storiesInTime(chosen().lastFeed(feed)?.stories ?? NO_STORIES);
    },

    lastStories(feed: StoryFeedName): readonly Story[] | null {
      const last = chosen().lastFeed(feed);
      return last ? storiesInTime(last.stories) : null;
    },

    async lookUp(ids: readonly string[], locale: Locale, wanted = ids): Promise<LookUp> {
      const { found, ...search } = await lookUp(chosen(), ids, locale, wanted);
      const now = Date.now();
      return {
        ...search,
        found: new Map([...found].map(([id, story]) => [id, endedInTime(story, now)])),
      };
    },

    async slides(locale: Locale): Promise<Result<readonly Slide[], string>> {
      const result = await chosen().posters();
      const slides = result.ok ? result.value.slides : result;
      return slides.ok ? ok(slides.value.get(locale) ?? NO_SLIDES) : slides;
    },

    hasArchive: (): boolean => chosen().archive !== undefined,

    archive: async (selection: Selection, page: PageOfArchive): Optional<ArchivePage> =>
      (await chosen().archive?.(selection, page)) ?? null,

    hasSitemap: (): boolean => chosen().sitemap !== undefined,

    sitemap: async (page: PageOfArchive): Optional<SitemapPart> =>
      (await chosen().sitemap?.(page)) ?? null,

    hasAddresses: (): boolean => chosen().idsAt !== undefined,

    async idAt(path: string): Optional<string | null> {
      const found = (await chosen().idsAt?.([path])) ?? null;
      return found?.ok ? ok(found.value.get(path) ?? null) : found;
    },

    /**
     * Maps a CMS category slug to the site's category and state, by `NEWS_CATEGORIES`, the slug or
     * its CMS name.
     */
    async filing(slug: string): Promise<Result<Filing, string>> {
      const own = filingOf({ slug, name: slug });
      if (own.category || own.state) return ok(own);
      return (await chosen().filing?.(slug)) ?? ok(own);
    },

    hasDrafts: (): boolean => chosen().draft !== undefined,

    draft: async (id: string): Optional<Story | null> => (await chosen().draft?.(id)) ?? null,
  };
}

export const provider = createProvider(chosenSource);
