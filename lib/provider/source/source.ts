import type { CategoryKey, StateKey } from '@/lib/content/keys';
import type { Result } from '@/lib/result';
import type { Story } from '@/lib/stories/model/story';
import type { Posters } from './posters';
import type { StoryFeed } from './storyFeed';

/**
 * The feeds of stories, in the order in which a story is looked up. Whatever reads all stories
 * follows this list: look-up, search, trending, feeds and sitemaps.
 */
export const STORY_FEEDS = ['breaking', 'featured', 'news'] as const;

export type StoryFeedName = (typeof STORY_FEEDS)[number];

/** Which stories of the archive are asked for; all lists are newest first. */
export type Selection =
  | { by: 'all' }
  | { by: 'categories'; categories: readonly CategoryKey[] }
  | { by: 'state'; state: StateKey }
  /** By the slug of `Story.authors` or `Story.tags`. */
  | { by: 'author' | 'tag'; slug: string }
  /** What a reader searches for, as it was typed. */
  | { by: 'words'; words: string };

/** `number` counts from 1; `size` is at most 100. */
export type PageOfArchive = { number: number; size: number };

/** One page of a selection. */
export type ArchivePage = {
  /** Without bodies where the system can leave them out. */
  stories: readonly Story[];
  /** How many stories the selection has on all its pages. */
  total: number;
  /** Whether that is not known, so that the total counts one page more than there is, or not. */
  isOpen?: true;
};

/** A story as the sitemap lists it. */
type SitemapStory = Pick<Story, 'id' | 'lang' | 'publishedAt' | 'modifiedAt' | 'canonicalUrl'>;

/** One part of the list of every story there is, the oldest first, so that full parts stay as they are. */
export type SitemapPart = { stories: readonly SitemapStory[]; total: number };

/** What of the site a category of the publishing system stands for. */
export type Filing = { category: CategoryKey | null; state: StateKey | null };

/**
 * A publishing system as the façade asks it: paths, validation and mapping stand behind this. A
 * failed call is a value, the inner message of product.md 13. What a system cannot do it leaves out;
 * then its feeds are all there is.
 */
export type Source = {
  /** What a feed holds now; each caller in the same moment joins one call. */
  feed: (name: StoryFeedName) => Promise<Result<StoryFeed, string>>;
  /** What the feed last held, of an earlier call or the one in flight; null when there never was one. */
  lastFeed: (name: StoryFeedName) => StoryFeed | null;
  posters: () => Promise<Result<Posters, string>>;
  /**
   * Whole stories by id, asked for in as few calls as there can be. An id that is not in the answer
   * has no story that readers may see; `gone` where the system says that there once was one.
   */
  stories?: (
    ids: readonly string[],
  ) => Promise<Result<ReadonlyMap<string, Story | 'gone'>, string>>;
  /** A page of everything that was ever published. */
  archive?: (selection: Selection, page: PageOfArchive) => Promise<Result<ArchivePage, string>>;
  /** Part `number` (from 1) of every story, `size` of them, for the sitemap. */
  sitemap?: (page: PageOfArchive) => Promise<Result<SitemapPart, string>>;
  /**
   * The ids of the stories that the system itself shows at these paths (with their queries) of its own
   * site, in as few calls as there can be.
   */
  idsAt?: (paths: readonly string[]) => Promise<Result<ReadonlyMap<string, string>, string>>;
  /** What the category with a slug is filed under, out of what is known of all categories. */
  filing?: (slug: string) => Promise<Result<Filing, string>>;
  /** A story that is not published yet, or the newest state of one that is; never cached. */
  draft?: (id: string) => Promise<Result<Story | null, string>>;
};
