import type { CategoryKey, StateKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/locales';
import type { Result, Completeness } from '@/lib/result';
import type { Story, FeaturedStory, Slide } from '@/lib/story/story';

/** In look-up order, which search, trending, feeds and sitemaps share. */
export const STORY_FEEDS = ['breaking', 'featured', 'news'] as const;

export type StoryFeedName = (typeof STORY_FEEDS)[number];

export type Selection =
  | { by: 'all' }
  | { by: 'categories'; categories: readonly CategoryKey[] }
  | { by: 'state'; state: StateKey }
  | { by: 'author' | 'tag'; slug: string }
  /** Stories with any of these categories or tag slugs. */
  | { by: 'topic'; categories: readonly CategoryKey[]; tags: readonly string[] }
  /** Stories with any category or tag of these names or slugs. */
  | { by: 'names'; names: readonly string[] }
  | { by: 'words'; words: string };

/** `number` counts from 1; `size` is at most 100. */
export type PageOfArchive = { number: number; size: number };

export type ArchivePage = {
  stories: readonly Story[];
  total: number;
  /** The total is a lower bound: one page past this one, if there is more. */
  isOpen?: true;
};

type SitemapStory = Pick<
  Story,
  'id' | 'lang' | 'publishedAt' | 'modifiedAt' | 'canonicalUrl' | 'unlisted' | 'translatedIds'
>;

/** Oldest first, so that full parts never change. */
export type SitemapPart = { stories: readonly SitemapStory[]; total: number };

export type Filing = { category: CategoryKey | null; state: StateKey | null };

/**
 * A CMS adapter: paths, validation and mapping. Failures are values with product.md 13's inner
 * messages; optional members fall back to the feeds.
 */
export type Source = {
  feed: (name: StoryFeedName) => Promise<Result<StoryFeed, string>>;
  lastFeed: (name: StoryFeedName) => StoryFeed | null;
  posters: () => Promise<Result<Posters, string>>;
  /**
   * Whole stories in as few calls as possible. A missing id has no public story; `gone` marks
   * withdrawn ones.
   */
  stories?: (
    ids: readonly string[],
  ) => Promise<Result<ReadonlyMap<string, Story | 'gone'>, string>>;
  archive?: (selection: Selection, page: PageOfArchive) => Promise<Result<ArchivePage, string>>;
  sitemap?: (page: PageOfArchive) => Promise<Result<SitemapPart, string>>;
  /** Story ids by path and query on the CMS's own site, in as few calls as possible. */
  idsAt?: (paths: readonly string[]) => Promise<Result<ReadonlyMap<string, string>, string>>;
  filing?: (slug: string) => Promise<Result<Filing, string>>;
  /** An unpublished story or the latest revision; never cached. */
  draft?: (id: string) => Promise<Result<Story | null, string>>;
};

export type Entry<T> = { value: T | null; isLong: boolean };

export type KnownEntries<T> = ReadonlyMap<string, Entry<T>>;

/** Front blocks use `list`, look-up uses `byId`: some replies are valid for only one of them. */
export type StoryFeed = {
  list: Result<readonly FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  stories: readonly Story[];
  /** `none` if no story was readable, `partial` if the reply was too long. */
  coverage: Completeness;
  isStale?: boolean;
  /** A cache for the next reply, whose entries are mostly the same. */
  known?: KnownEntries<StoryEntry>;
};

export type StoryEntry = { ids: readonly string[]; story: FeaturedStory };

export function indexById(entries: readonly StoryEntry[]): Pick<StoryFeed, 'byId' | 'stories'> {
  const byId = new Map<string, Story>();
  for (const { ids, story } of entries)
    for (const id of ids) if (id && !byId.has(id)) byId.set(id, story);
  return { byId, stories: [...new Set(byId.values())] };
}

export type Posters = {
  /** An error if empty, although story look-up still accepts such a reply. */
  slides: Result<ReadonlyMap<Locale, readonly Slide[]>, string>;
  stories: ReadonlyMap<Locale, ReadonlyMap<string, Story>>;
  coverage: Completeness;
  isStale?: boolean;
  known?: KnownEntries<Poster>;
};

export type Poster = {
  id: string;
  words: ReadonlyMap<Locale, { slide: Slide; story: Story | null }>;
};

/** Inner messages (product.md 13), the same for every source. */
export const FAILURES = {
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  news: 'Failed to fetch news',
  posters: 'Failed to fetch posters',
} as const satisfies Record<StoryFeedName | 'posters', string>;
