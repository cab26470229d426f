import type { Coverage, Result } from '@/lib/result';
import type { FeaturedStory, Story } from '@/lib/story/story';
import type { KnownEntries } from './readEntries';

/**
 * Blocks and story look-up read a feed differently: the provider's API accepts some replies for one
 * only.
 */
export type StoryFeed = {
  list: Result<readonly FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  stories: readonly Story[];
  /** False if the reply only counts as empty: no list, or no usable entry. */
  valid: boolean;
  /** `none` if no story was readable, `partial` if the reply was too long. */
  coverage: Coverage;
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
