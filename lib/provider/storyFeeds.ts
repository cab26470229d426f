import 'server-only';
import type { Feed } from '@/lib/provider/client/fetchFeed';
import { logFailure } from '@/lib/provider/client/logFeed';
import { err, type Coverage, ok, type Result } from '@/lib/result';
import type { FeaturedStory, Story } from '@/lib/stories/model/story';
import { ENTRIES } from './limits';
import { toStory } from './mapping';
import { providerMedia } from './providerMedia';
import { FEED_NAMES, PATH_PREFIX, providerStorySchema } from './providerSchema';
import { type KnownEntries, readList } from './readList';

/**
 * A feed of stories is read in two ways: as the list its own block shows, which has to be an array,
 * and as a place to look an article up in, where `{ articles: [...] }` will do as well.
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
   * How much of the feed is in `byId`. `none` when the answer was neither a list nor an articles
   * object, or when none of its entries could be used; `partial` when it was too long to be read to
   * its end.
   */
  coverage: Coverage;
  /** For the next answer, whose entries are mostly the same. */
  known?: KnownEntries<StoryEntry>;
};

/** A story with the ids it is found by, its own first. */
type StoryEntry = { ids: readonly string[]; story: FeaturedStory };

type ParseOptions = {
  notAList: StoryFeed['list'];
  /** Which end of a list that is too long holds what its page shows first. */
  keep?: 'first' | 'last';
};

function storyFeed(
  name: Feed<StoryFeed>['name'],
  failure: string,
  { notAList, keep = 'first' }: ParseOptions,
): Feed<StoryFeed> {
  return {
    name,
    path: `${PATH_PREFIX}${name}`,
    failure,
    isValid: ({ valid }) => valid,
    async interpret(body, before) {
      const answer = await readList(body, readStory(), {
        feed: name,
        keep,
        known: before?.known ?? new Map(),
        identity: ({ story }) => story.id,
      });
      if (!answer) return err(notAList.ok ? failure : notAList.error);
      if (answer.kind === 'other' && !notAList.ok) return notAList;
      // The result is used, so that nobody else logs why its block is empty.
      if (answer.kind !== 'list') logFailure(name, 'answered no list');
      if (answer.kind === 'other')
        return ok({ list: notAList, ...index([]), valid: false, coverage: 'none' });
      const { kind, kept, total, known } = answer;
      const isUnusable = kept.length === 0 && total > 0;
      return ok({
        list: kind === 'list' ? ok(kept.map(({ story }) => story)) : notAList,
        ...index(kept),
        valid: kept.length > 0 || (kind === 'list' && total === 0),
        coverage: isUnusable ? 'none' : total > ENTRIES ? 'partial' : 'complete',
        known,
      });
    },
  };
}

/** Reads entries, which all have the same sources of media. */
function readStory() {
  const media = providerMedia();
  return (json: unknown): StoryEntry | null => {
    const { data } = providerStorySchema.safeParse(json);
    if (!data) return null;
    const ids = [data.id, data._id].filter((id) => id !== undefined);
    return { ids, story: toStory(data, media) };
  };
}

/** Stories by each of their ids; the first entry that carries an id keeps it. */
function index(entries: readonly StoryEntry[]): Pick<StoryFeed, 'byId' | 'stories'> {
  const byId = new Map<string, Story>();
  for (const { ids, story } of entries)
    for (const id of ids) if (id && !byId.has(id)) byId.set(id, story);
  return { byId, stories: [...new Set(byId.values())] };
}

/** The feed of breaking news. */
export const breakingFeed = storyFeed(FEED_NAMES.breaking, 'Failed to fetch breaking news', {
  notAList: err('Invalid breaking news data'),
});
/** The feed of featured stories. */
export const featuredFeed = storyFeed(FEED_NAMES.featured, 'Failed to fetch featured stories', {
  notAList: err('Failed to fetch featured stories'),
});
/** A news answer that is not a list counts as an empty one. Its last entry is shown first. */
export const newsFeed = storyFeed(FEED_NAMES.news, 'Failed to fetch news', {
  notAList: ok([]),
  keep: 'last',
});
