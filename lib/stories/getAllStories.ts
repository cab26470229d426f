import 'server-only';
import { memoize } from '@/lib/memoize';
import { provider, STORY_FEEDS, type StoryFeedName } from '@/lib/provider/provider';
import type { Completeness } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { mergeCopies } from './mergeCopies';

export type AllStories = {
  stories: readonly Story[];
  coverage: Completeness;
  unread: readonly StoryFeedName[];
};

/** All languages, each story once; a failed feed counts as empty. */
export async function getAllStories(): Promise<AllStories> {
  const results = await Promise.all(STORY_FEEDS.map((feed) => provider.stories(feed)));
  const lists = results.flatMap((result) => (result.ok ? [result.value.stories] : []));
  const read = results.map((result) => result.ok && !result.value.isStale);
  const some = lists.length > 0 ? 'partial' : 'none';
  return {
    stories: storiesOf(...lists),
    coverage: read.every(Boolean) ? 'complete' : some,
    unread: STORY_FEEDS.filter((_, at) => !read[at]),
  };
}

const storiesOf = memoize((...lists: (readonly Story[])[]) => mergeCopies(lists.flat()));

const NONE: readonly Story[] = [];

/** All stories of the last lists, without a request; null before the first answer. */
export async function lastStories(): Promise<readonly Story[] | null> {
  const lists = await Promise.all(STORY_FEEDS.map((feed) => provider.lastStories(feed)));
  const isKnown = lists.some((list) => list !== null);
  return isKnown ? storiesOf(...lists.map((list) => list ?? NONE)) : null;
}
