import 'server-only';
import { breakingFeed, featuredFeed, newsFeed } from './feeds';
import { fetchFeed } from './fetchFeed';
import type { Story } from './story';

/** `missing`: how many of the feeds could not be had. */
export type AllStories = { stories: Story[]; missing: 'none' | 'some' | 'all' };

/** Every story that has a page, in both languages, each once. A feed that fails counts as empty. */
export async function getAllStories(): Promise<AllStories> {
  const results = await Promise.all([breakingFeed, featuredFeed, newsFeed].map(fetchFeed));
  const found = results.flatMap((result) => (result.ok ? [...result.value.byId.values()] : []));
  const failed = results.filter(({ ok }) => !ok).length;
  return {
    stories: uniqueById(found),
    missing: failed === 0 ? 'none' : failed === results.length ? 'all' : 'some',
  };
}

/**
 * The stories each once: the first feed that holds an id keeps it, as where a story is looked up.
 */
export function uniqueById(found: readonly Story[]): Story[] {
  return [...new Map(found.toReversed().map((story) => [story.id, story])).values()];
}
