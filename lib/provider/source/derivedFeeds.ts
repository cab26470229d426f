import 'server-only';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { oncePerList } from '@/lib/oncePerList';
import { type Coverage, err, ok, type Result } from '@/lib/result';
import { NO_POSTERS } from '@/lib/story/noPosters';
import { aheadLast, latestTrue } from '@/lib/story/notYet';
import type { FeaturedStory } from '@/lib/story/story';
import { type Block, BLOCKS, frontBlocks, isIn } from './frontBlocks';
import { slideOf } from './slideOf';
import { type Posters, type Source, type StoryFeedName, indexById, type StoryFeed } from './source';

/** Inner messages (product.md 13), the same for every source. */
export const FAILURES = {
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  news: 'Failed to fetch news',
  posters: 'Failed to fetch posters',
} as const satisfies Record<StoryFeedName | 'posters', string>;

type Stories = readonly FeaturedStory[];

export type Listing = { stories: Stories; coverage: Coverage; isStale?: boolean };

export type StoryList = {
  now: () => Promise<Result<Listing, string>>;
  last: () => Listing | null;
};

/**
 * A CMS's newest stories and its optional block lists; an empty or missing block fills from the
 * newest.
 */
export type StoryLists = { newest: StoryList } & Partial<
  Record<'breaking' | 'featured' | 'posters', StoryList>
>;

const storyFeed = oncePerList(
  (stories: Stories, coverage: Coverage, isStale: boolean): StoryFeed => ({
    list: ok(stories),
    ...indexById(stories.map((story) => ({ ids: [story.id], story }))),
    valid: true,
    coverage,
    isStale,
  }),
);

const lastFirst = oncePerList((stories: Stories): Stories => stories.toReversed());

const postersOf = oncePerList(({ stories, coverage, isStale }: Listing): Posters => {
  const slidesIn = (locale: Locale) =>
    stories.toSorted((a, b) => Number(isIn(b, locale)) - Number(isIn(a, locale))).map(slideOf);
  const byId = new Map(stories.map((story) => [story.id, story]));
  return {
    slides:
      stories.length > 0
        ? ok(new Map(LOCALE_NAMES.map((locale) => [locale, slidesIn(locale)])))
        : err(NO_POSTERS),
    stories: new Map(LOCALE_NAMES.map((locale) => [locale, byId])),
    coverage,
    isStale,
  };
});

const NONE: Stories = [];

export function derivedFeeds(lists: StoryLists): Pick<Source, 'feed' | 'lastFeed' | 'posters'> {
  async function listing(name: StoryFeedName | 'posters'): Promise<Result<Listing, string>> {
    const own = name === 'news' ? undefined : await lists[name]?.now();
    if (own && (!own.ok || own.value.stories.length > 0)) return own;
    const newest = await lists.newest.now();
    if (!newest.ok) return err(FAILURES[name]);
    if (name === 'news') return newest;
    const others = BLOCKS.map((block) => (block === name ? undefined : lists[block]?.now()));
    return ok(
      derived(
        name,
        newest.value,
        latestNow(newest.value),
        ...(await Promise.all(others)).map((other) => (other?.ok ? other.value.stories : NONE)),
      ),
    );
  }

  function lastListing(name: StoryFeedName): Listing | null {
    const own = name === 'news' ? null : lists[name]?.last();
    if (own && own.stories.length > 0) return own;
    const newest = lists.newest.last();
    if (!newest || name === 'news') return newest;
    return derived(
      name,
      newest,
      latestNow(newest),
      ...BLOCKS.map((block) => lists[block]?.last()?.stories ?? NONE),
    );
  }

  return {
    async feed(name) {
      const result = await listing(name);
      return result.ok ? ok(feedOf(name, result.value)) : result;
    },
    lastFeed(name) {
      const last = lastListing(name);
      return last && feedOf(name, last);
    },
    async posters() {
      const result = await listing('posters');
      return result.ok ? ok(postersOf(result.value)) : result;
    },
  };
}

const latestNow = ({ stories }: Listing) => latestTrue([stories], Date.now());

const believed = oncePerList((stories: Stories, latest: number) => aheadLast(stories, latest));

/** Memoised by listing, as `oncePerList` needs. Future-dated stories lead no block. */
const derived = oncePerList(
  (block: Block, newest: Listing, latest: number, ...filled: readonly Stories[]): Listing => ({
    ...newest,
    stories: frontBlocks(believed(newest.stories, latest), ...filled)[block],
  }),
);

const feedOf = (name: StoryFeedName, { stories, coverage, isStale = false }: Listing): StoryFeed =>
  storyFeed(name === 'news' ? lastFirst(stories) : stories, coverage, isStale);
