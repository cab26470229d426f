import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { inCrawlersTime } from '@/lib/request/withTimeout';
import { err, ok, type Result } from '@/lib/result';
import type { DeskFrontPage } from '@/lib/site/deskSchema';
import type { FeaturedStory, Slide, Story } from '@/lib/story/story';
import { boundedSource } from './bounds/boundedSource';
import { chosenSource } from './chosenSource';
import {
  lastProviderUpdate as lastUpdateOfFeeds,
  outage as outageOfFeeds,
} from './client/providerState';
import { endedInTime, endedLists } from './live/liveFields';
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
  StoryFeed,
} from './source/source';

export { feedAgesS, providerState } from './client/providerState';
export { POSTERS, slideOf } from './source/frontBlocks';
export { FAILURES, type Selection, STORY_FEEDS, type StoryFeedName } from './source/source';

type Optional<T> = Promise<Result<T, string> | null>;

const NO_SLIDES: readonly Slide[] = [];

const listInTime = endedLists<FeaturedStory>();
const storiesInTime = endedLists<Story>();

function lastOf(source: Source, feed: StoryFeedName): readonly Story[] | null {
  const last = source.lastFeed(feed);
  return last ? storiesInTime(last.stories) : null;
}

/**
 * The only entry to the provider. Unchanged replies keep their list objects. Settings and source
 * load at the first call.
 */
export function createProvider(choose: () => Source | Promise<Source>) {
  const chosen = async () => boundedSource(await choose());
  return {
    async list(feed: StoryFeedName): Promise<Result<readonly FeaturedStory[], string>> {
      const source = await chosen();
      const result = await source.feed(feed);
      const list = result.ok ? result.value.list : err(result.error);
      return list.ok ? ok(listInTime(list.value)) : list;
    },

    async stories(
      feed: StoryFeedName,
    ): Promise<Result<Pick<StoryFeed, 'stories' | 'isStale'>, string>> {
      const source = await chosen();
      const result = await source.feed(feed);
      if (!result.ok) return result;
      const stories = storiesInTime(result.value.stories);
      return stories === result.value.stories ? result : ok({ ...result.value, stories });
    },

    async storiesOrLast(feed: StoryFeedName): Promise<readonly Story[] | null> {
      const source = await chosen();
      await inCrawlersTime(source.lastFeed(feed) !== null, source.feed(feed));
      return lastOf(source, feed);
    },

    async lastStories(feed: StoryFeedName): Promise<readonly Story[] | null> {
      return lastOf(await chosen(), feed);
    },

    async lookUp(ids: readonly string[], locale: Locale, wanted = ids): Promise<LookUp> {
      const { found, ...search } = await lookUp(await chosen(), ids, locale, wanted);
      const now = Date.now();
      return {
        ...search,
        found: new Map([...found].map(([id, story]) => [id, endedInTime(story, now)])),
      };
    },

    async slides(locale: Locale): Promise<Result<readonly Slide[], string>> {
      const source = await chosen();
      const result = await source.posters();
      const slides = result.ok ? result.value.slides : result;
      return slides.ok ? ok(slides.value.get(locale) ?? NO_SLIDES) : slides;
    },

    hasArchive: async (): Promise<boolean> => (await chosen()).archive !== undefined,

    async archive(selection: Selection, page: PageOfArchive): Optional<ArchivePage> {
      const source = await chosen();
      return (await source.archive?.(selection, page)) ?? null;
    },

    hasSitemap: async (): Promise<boolean> => (await chosen()).sitemap !== undefined,

    async sitemap(page: PageOfArchive): Optional<SitemapPart> {
      const source = await chosen();
      return (await source.sitemap?.(page)) ?? null;
    },

    hasAddresses: async (): Promise<boolean> => (await chosen()).idsAt !== undefined,

    async idAt(path: string): Optional<string | null> {
      const source = await chosen();
      const found = (await source.idsAt?.([path])) ?? null;
      return found?.ok ? ok(found.value.get(path) ?? null) : found;
    },

    /**
     * Maps a CMS category slug to the site's category and state, by `NEWS_CATEGORIES`, the slug or
     * its CMS name.
     */
    async filing(slug: string): Promise<Result<Filing, string>> {
      const own = filingOf({ slug, name: slug });
      if (own.category || own.state) return ok(own);
      const source = await chosen();
      return (await source.filing?.(slug)) ?? ok(own);
    },

    hasDrafts: async (): Promise<boolean> => (await chosen()).draft !== undefined,

    async draft(id: string): Optional<Story | null> {
      const source = await chosen();
      return (await source.draft?.(id)) ?? null;
    },
  };
}

export const provider = createProvider(chosenSource);

const NOTHING_SET: DeskFrontPage = { pins: [] };

export async function deskFrontPage(): Promise<DeskFrontPage> {
  const { FRONT_PAGE } = environment();
  if (FRONT_PAGE === undefined) return NOTHING_SET;
  const { readDeskFrontPage } = await import('./deskFrontPage');
  return readDeskFrontPage(FRONT_PAGE);
}

/** Loads the source first: before that, no feed call can be under way. */
const onceLoaded =
  <T>(look: () => Promise<T>) =>
  async (): Promise<T> => {
    await chosenSource();
    return look();
  };

export const lastProviderUpdate = onceLoaded(lastUpdateOfFeeds);
export const outage = onceLoaded(outageOfFeeds);
