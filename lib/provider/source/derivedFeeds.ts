import 'server-only';
import { DAY_MS } from '@/lib/format/elapsed';
import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { logLoss } from '@/lib/provider/client/logFeed';
import { type Completeness, err, ok, type Result } from '@/lib/result';
import { futureLast, latestPlausible, timeOf } from '@/lib/story/futureDates';
import { type FeaturedStory, NO_POSTERS } from '@/lib/story/story';
import { type FilledFeed, FILLED_FEEDS, frontBlocks, isIn, slideOf } from './frontBlocks';
import {
  FAILURES,
  type Posters,
  type Source,
  type StoryFeedName,
  indexById,
  type StoryFeed,
} from './source';

type Stories = readonly FeaturedStory[];

export type Listing = { stories: Stories; coverage: Completeness; isStale?: boolean };

export type StoryList = {
  now: () => Promise<Result<Listing, string>>;
  last: () => Listing | null;
};

/** A CMS's newest stories and optional blocks; an empty or missing block fills from the newest. */
export type StoryLists = { newest: StoryList } & Partial<
  Record<'breaking' | 'featured' | 'posters', StoryList>
>;

const storyFeed = memoize(
  (stories: Stories, coverage: Completeness, isStale: boolean): StoryFeed => ({
    list: ok(stories),
    ...indexById(stories.map((story) => ({ ids: [story.id], story }))),
    coverage,
    isStale,
  }),
);

const lastFirst = memoize((stories: Stories): Stories => stories.toReversed());

const postersOf = memoize(({ stories, coverage, isStale }: Listing): Posters => {
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

export const listingOf = memoize(
  (stories: Stories, coverage: Completeness, isStale: boolean): Listing => ({
    stories,
    coverage,
    isStale,
  }),
);

const NONE: Stories = [];

export function derivedFeeds(lists: StoryLists): Pick<Source, 'feed' | 'lastFeed' | 'posters'> {
  async function listing(name: StoryFeedName | 'posters'): Promise<Result<Listing, string>> {
    const own = name === 'news' ? undefined : await ownNow(name);
    if (own && (!own.ok || own.value.stories.length > 0)) return own;
    const newest = await lists.newest.now();
    if (!newest.ok) return err(FAILURES[name]);
    if (name === 'news') return newest;
    const others = FILLED_FEEDS.map((feed) => (feed === name ? undefined : ownNow(feed)));
    return ok(
      derived(
        name,
        newest.value,
        plausibleNow(newest.value),
        ...(await Promise.all(others)).map((other) => (other?.ok ? other.value.stories : NONE)),
      ),
    );
  }

  async function ownNow(feed: FilledFeed): Promise<Result<Listing, string> | undefined> {
    const own = await lists[feed]?.now();
    if (!own?.ok || own.value.stories.length === 0) return own;
    const last = lists.newest.last();
    const newest = last ? ok(last) : await lists.newest.now();
    return newest.ok ? ok(withoutLeftovers(own.value, newest.value, feed)) : own;
  }

  function ownLast(feed: FilledFeed): Listing | null {
    const [own, newest] = [lists[feed]?.last() ?? null, lists.newest.last()];
    return own && newest ? withoutLeftovers(own, newest, feed) : own;
  }

  function lastListing(name: StoryFeedName): Listing | null {
    const own = name === 'news' ? null : ownLast(name);
    if (own && own.stories.length > 0) return own;
    const newest = lists.newest.last();
    if (!newest || name === 'news') return newest;
    return derived(
      name,
      newest,
      plausibleNow(newest),
      ...FILLED_FEEDS.map((feed) => ownLast(feed)?.stories ?? NONE),
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

/** A tagged or sticky post this much older than the newest story is a leftover, no news. */
const LEFTOVER_MS = 30 * DAY_MS;

const withoutLeftovers = memoize((own: Listing, newest: Listing, feed: FilledFeed): Listing => {
  const latest = newest.stories.map(timeOf).reduce((a, b) => Math.max(a, b), 0);
  const since = Math.min(latest, Date.now()) - LEFTOVER_MS;
  const stories = own.stories.filter(
    (story) => story.publishedAt === null || timeOf(story) > since,
  );
  const count = own.stories.length - stories.length;
  if (count === 0) return own;
  logLoss(`/${feed}`, `left out ${count} stories a month older than the newest`, 'forgotten');
  return { ...own, stories };
});

const plausibleNow = ({ stories }: Listing) => latestPlausible([stories], Date.now());

const ordered = memoize((stories: Stories, latest: number) => futureLast(stories, latest));

/** Takes whole listings, as `memoize` memoises by object. Future stories lead no block. */
const derived = memoize(
  (feed: FilledFeed, newest: Listing, latest: number, ...filled: readonly Stories[]): Listing => ({
    ...newest,
    stories: frontBlocks(ordered(newest.stories, latest), ...filled)[feed],
  }),
);

const feedOf = (name: StoryFeedName, { stories, coverage, isStale = false }: Listing): StoryFeed =>
  storyFeed(name === 'news' ? lastFirst(stories) : stories, coverage, isStale);
