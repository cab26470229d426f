import 'server-only';
import { memoize } from '@/lib/memoize';
import { provider, STORY_FEEDS } from '@/lib/provider/provider';
import type { Story } from '@/lib/story/story';
import { mergeCopies } from './mergeCopies';

export type StoriesWithFallback = {
  /** Without posters, because most of them only link to a story. */
  all: readonly Story[];
  states: readonly Story[];
};

/**
 * Returned before any feed has answered, because an empty list would mean that there is no news.
 */
export const NOTHING_KNOWN: StoriesWithFallback = { all: [], states: [] };

const NONE: readonly Story[] = [];

/**
 * For feeds and sitemaps, never for pages. A failed feed keeps its last stories, because search
 * engines drop what leaves a sitemap.
 */
export async function getStoriesWithFallback(): Promise<StoriesWithFallback> {
  // oxlint-disable-next-line no-restricted-properties -- the one place that may
  const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.storiesOrLast(feed)));
  if (lists.every((list) => list === null)) return NOTHING_KNOWN;
  const states = lists[STORY_FEEDS.indexOf('news')] ?? NONE;
  return knownOf(storiesOf(...lists.map((list) => list ?? NONE)), storiesOf(states));
}

const knownOf = memoize((all: readonly Story[], states: readonly Story[]): StoriesWithFallback => ({
  all,
  states,
}));

const storiesOf = memoize((...lists: (readonly Story[])[]): readonly Story[] =>
  mergeCopies(lists.flat()),
);
