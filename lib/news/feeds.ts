import 'server-only';
import { environment } from '@/lib/site/environment.mjs';
import { mediaSources } from '@/lib/site/mediaSources.mjs';
import { logThrottled } from '@/lib/log/logThrottled';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { err, ok, type Result } from '@/lib/result';
import { distinct, type KnownEntries, readEntries } from './entries';
import type { Feed } from './fetchFeed';
import type { Kept } from './jsonSlices';
import { logFailure, logLoss } from './logFeed';
import { toStory } from './mapping';
import type { Media } from './media';
import { readAnswer } from './readAnswer';
import type { FeaturedStory, Story } from './story';
import { ENTRIES } from './limits';
import { type ProviderPoster, providerPosterSchema, providerStorySchema } from './providerSchema';

/**
 * A feed of stories is read in two ways: as the list its own block shows, which has to be an array,
 * and as a place to look an article up in, where `{ articles: [...] }` will do as well.
 */
export type StoryFeed = {
  list: Result<FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  /**
   * False when the answer only counts as empty: it was no list, or none of its entries could be
   * used.
   */
  valid: boolean;
  /**
   * Whether an id that is missing from `byId` is missing from the feed. False when the answer was
   * neither a list nor an articles object, when none of its entries could be used, or when it was
   * too long to be read to its end.
   */
  conclusive: boolean;
  /** For the next answer, whose entries are mostly the same. */
  known?: KnownEntries<StoryEntry>;
};

/** A story with the ids it is found by, its own first. */
type StoryEntry = { ids: readonly string[]; story: FeaturedStory };

/**
 * Where the provider's relative URLs start from and where its pictures and videos may live.
 */
export function media(): Media {
  return {
    base: environment().NEWS_API_URL,
    sources: mediaSources(process.env),
    onRefused(host) {
      const message = `news: media of ${host.slice(0, 100)} left out: not in NEWS_IMAGE_HOSTS or not below its paths`;
      logThrottled('warn', { key: message, message });
    },
  };
}

type ParseOptions = {
  notAList: Result<FeaturedStory[], string>;
  /** Which end of a list that is too long holds what its page shows first. */
  keep?: Kept['end'];
};

function storyFeed(
  path: Feed<StoryFeed>['path'],
  failure: string,
  { notAList, keep = 'first' }: ParseOptions,
): Feed<StoryFeed> {
  return {
    path,
    failure,
    isValid: ({ valid }) => valid,
    async interpret(body, before) {
      const answer = await usable(body, readStory(), {
        path,
        keep,
        known: before?.known ?? new Map(),
        identity: ({ story }) => story.id,
      });
      if (!answer) return err(notAList.ok ? failure : notAList.error);
      if (answer.kind === 'other' && !notAList.ok) return notAList;
      // The result is used, so that nobody else logs why its block is empty.
      if (answer.kind !== 'list') logFailure(path, 'answered no list');
      if (answer.kind === 'other')
        return ok({ list: notAList, byId: new Map(), valid: false, conclusive: false });
      const { kind, kept, total, known } = answer;
      return ok({
        list: kind === 'list' ? ok(kept.map(({ story }) => story)) : notAList,
        byId: index(kept),
        valid: kept.length > 0 || (kind === 'list' && total === 0),
        conclusive: total <= ENTRIES && (kept.length > 0 || total === 0),
        known,
      });
    },
  };
}

/** Reads entries, which all have the same sources of media. */
function readStory() {
  const sources = media();
  return (json: unknown): StoryEntry | null => {
    const { data } = providerStorySchema.safeParse(json);
    if (!data) return null;
    const ids = [data.id, data._id].filter((id) => id !== undefined);
    return { ids, story: toStory(data, sources) };
  };
}

/** Stories by each of their ids; the first entry that carries an id keeps it. */
function index(entries: readonly StoryEntry[]): Map<string, Story> {
  const byId = new Map<string, Story>();
  for (const { ids, story } of entries)
    for (const id of ids) if (id && !byId.has(id)) byId.set(id, story);
  return byId;
}

type ReadOptions<T> = {
  path: string;
  keep: Kept['end'];
  known: KnownEntries<T>;
  identity: (value: T) => string;
};

/**
 * The usable entries of an answer, the first of each identity; what was left out or cut is logged,
 * once for the answer. Null when the body is not JSON.
 */
async function usable<T>(
  body: Buffer,
  read: (json: unknown) => T | null,
  { path, keep, known: before, identity }: ReadOptions<T>,
) {
  const answer = readAnswer(body, { end: keep, limit: ENTRIES });
  if (!answer || answer.kind === 'other') return answer;
  const { kind, entries: given, total } = answer;
  const parsed = await readEntries(given, read, before);
  if (!parsed) return null;
  const { entries, known } = parsed;
  const kept = distinct(entries, identity);
  const dropped = entries.length - kept.length;
  const long = entries.filter(({ isLong }) => isLong).length;
  if (entries.length < total) logLoss(path, `read ${entries.length} of ${total} entries`, 'read');
  metrics.droppedEntries.inc({ feed: path }, dropped);
  if (dropped > 0) logLoss(path, `dropped ${dropped} of ${entries.length} entries`, 'dropped');
  if (long > 0) logLoss(path, `cut texts of ${long} entries`, 'cut');
  return { kind, kept, total, known };
}

export const breakingFeed = storyFeed('/breaking-news', 'Failed to fetch breaking news', {
  notAList: err('Invalid breaking news data'),
});
export const featuredFeed = storyFeed('/featured-stories', 'Failed to fetch featured stories', {
  notAList: err('Failed to fetch featured stories'),
});
/** A news answer that is not a list counts as an empty one. Its last entry is shown first. */
export const newsFeed = storyFeed('/news', 'Failed to fetch news', {
  notAList: ok([]),
  keep: 'last',
});

const NO_POSTERS = 'No valid posters found';

/**
 * `slides`: what the hero shows, which has to be something. An answer without any posters is still
 * one to look a story up in.
 */
export type Posters = {
  slides: Result<ProviderPoster[], string>;
  conclusive: boolean;
  /** As in `StoryFeed`. */
  known?: KnownEntries<ProviderPoster>;
};

const readPoster = (json: unknown) => providerPosterSchema.safeParse(json).data ?? null;

export const posterFeed: Feed<Posters> = {
  path: '/posters',
  failure: 'Failed to fetch posters',
  isValid: ({ slides }) => slides.ok,
  async interpret(body, before) {
    const answer = await usable(body, readPoster, {
      path: '/posters',
      keep: 'first',
      known: before?.known ?? new Map(),
      identity: ({ id }) => id,
    });
    if (answer?.kind !== 'list') return err('Invalid poster data received');
    const { kept, total, known } = answer;
    if (kept.length === 0 && total > 0) return err(NO_POSTERS);
    if (kept.length === 0) logFailure('/posters', NO_POSTERS);
    return ok({
      slides: kept.length > 0 ? ok(kept) : err(NO_POSTERS),
      conclusive: total <= ENTRIES,
      known,
    });
  },
};
