import type { Coverage, Result } from '@/lib/result';
import type { FeaturedStory, Story } from '@/lib/stories/model/story';
import type { KnownEntries } from './readEntries';

/**
 * A feed of stories is read in two ways: as the list its own block shows, and as a place to look an
 * article up in. The provider's own API treats some answers as one and not as the other.
 */
export type StoryFeed = {
  list: Result<readonly FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  /** The stories of `byId`, each once. */
  stories: readonly Story[];
  /**
   * False when the answer only counts as empty: it was no list, or none of its entries could be
   * used.
   */
  valid: boolean;
  /**
   * How much of the feed is in `byId`. `none` when no story could be read from the answer;
   * `partial` when it was too long to be read to its end.
   */
  coverage: Coverage;
  /** Whether this is what the feed said earlier, so that it may have more by now. */
  isStale?: boolean;
  /** For the next answer, whose entries are mostly the same. */
  known?: KnownEntries<StoryEntry>;
};

/** A story with the ids it is found by, its own first. */
export type StoryEntry = { ids: readonly string[]; story: FeaturedStory };

/** Stories by each of their ids; the first entry that carries an id keeps it. */
export function indexById(entries: readonly StoryEntry[]): Pick<StoryFeed, 'byId' | 'stories'> {
  const byId = new Map<string, Story>();
  for (const { ids, story } of entries)
    for (const id of ids) if (id && !byId.has(id)) byId.set(id, story);
  return { byId, stories: [...new Set(byId.values())] };
}
