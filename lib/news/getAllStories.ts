import 'server-only';
import { breakingFeed, featuredFeed, newsFeed, type StoryFeed } from '@/lib/provider/storyFeeds';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { oncePerList } from './oncePerList';
import type { Story } from '@/lib/story/story';

/** `missing`: how many of the feeds could not be had. */
export type AllStories = { stories: readonly Story[]; missing: 'none' | 'some' | 'all' };

/** Every story that has a page, of every language, each once. A feed that fails counts as empty. */
export async function getAllStories(): Promise<AllStories> {
  const results = await Promise.all([breakingFeed, featuredFeed, newsFeed].map(fetchFeed));
  const answered = results.flatMap((result) => (result.ok ? [result.value] : []));
  const failed = results.filter(({ ok }) => !ok).length;
  return {
    stories: storiesOf(...answered),
    missing: failed === 0 ? 'none' : failed === results.length ? 'all' : 'some',
  };
}

const storiesOf = oncePerList((...feeds: StoryFeed[]) =>
  uniqueById(feeds.flatMap(({ byId }) => [...byId.values()])),
);

/**
 * The stories each once: the first feed that holds an id keeps it, as where a story is looked up.
 */
export function uniqueById(found: readonly Story[]): Story[] {
  return [...new Map(found.toReversed().map((story) => [story.id, story])).values()];
}
