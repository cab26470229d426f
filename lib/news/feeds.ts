import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/site/environment.mjs';
import { mediaSources } from '@/lib/site/mediaSources.mjs';
import { err, ok, type Result } from '@/lib/result';
import { keepValid } from './entries';
import type { Feed } from './fetchFeed';
import { logOnce } from './logOnce';
import { toStory } from './mapping';
import type { Media } from './media';
import type { FeaturedStory, Story } from './story';
import { ENTRIES, isOverLimit } from './limits';
import {
  type ProviderPoster,
  providerPosterSchema,
  type ProviderStory,
  providerStorySchema,
} from './providerSchema';

/**
 * A feed of stories is read in two ways: as the list its own block shows, which has to be an array,
 * and as a place to look an article up in, where `{ articles: [...] }` will do as well.
 */
export type StoryFeed = {
  list: Result<FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  /** Not when the answer merely counts as empty: it was no list, or nothing in it could be used. */
  valid: boolean;
  /**
   * Whether an id that is missing from `byId` is missing from the feed. Not when the answer was
   * neither a list nor an articles object, when all of its entries were broken, or when it was too
   * long to be read to its end.
   */
  conclusive: boolean;
};

const articlesObject = z.object({ articles: z.array(z.unknown()) });

/**
 * Where the provider's relative URLs start from and where its pictures and videos may live.
 */
export function media(): Media {
  return {
    base: environment().NEWS_API_URL,
    sources: mediaSources(process.env),
    onRefused: (host) =>
      logOnce(
        `news: media of ${host.slice(0, 100)} left out: not in NEWS_IMAGE_HOSTS or not below its paths`,
      ),
  };
}

/** `keep`: which end of a list that is too long holds what its page shows first. */
type ParseOptions = { notAList: Result<FeaturedStory[], string>; keep?: 'first' | 'last' };

function storyFeed(
  path: Feed<StoryFeed>['path'],
  failure: string,
  { notAList, keep = 'first' }: ParseOptions,
): Feed<StoryFeed> {
  return {
    path,
    failure,
    isValid: ({ valid }) => valid,
    interpret(json) {
      if (json === undefined) return err(notAList.ok ? failure : notAList.error);
      const given = Array.isArray(json) ? json : articlesObject.safeParse(json).data?.articles;
      if (!given)
        return notAList.ok
          ? ok({ list: notAList, byId: new Map(), valid: false, conclusive: false })
          : notAList;
      const entries = usable(
        { path, given, keep },
        providerStorySchema,
        (raw) => raw.id ?? raw._id ?? '',
      ).map((raw) => ({
        raw,
        story: toStory(raw, media()),
      }));
      const stories = ok(entries.map(({ story }) => story));
      return ok({
        list: Array.isArray(json) ? stories : notAList,
        byId: index(entries),
        valid: entries.length > 0 || (Array.isArray(json) && json.length === 0),
        conclusive: given.length <= ENTRIES && (entries.length > 0 || given.length === 0),
      });
    },
  };
}

/** Stories by either of their ids; the first entry that carries an id keeps it. */
function index(entries: readonly { raw: ProviderStory; story: Story }[]): Map<string, Story> {
  const byId = new Map<string, Story>();
  for (const { raw, story } of entries) {
    for (const id of [raw.id, raw._id]) if (id && !byId.has(id)) byId.set(id, story);
  }
  return byId;
}

type Given = { path: string; given: readonly unknown[]; keep: 'first' | 'last' };

/**
 * The usable entries of an answer, the first of each identity; what was left out or cut is logged,
 * once for the answer.
 */
function usable<T>(
  { path, given, keep }: Given,
  schema: z.ZodType<T>,
  identity: (entry: T) => string,
): T[] {
  const read = keep === 'first' ? given.slice(0, ENTRIES) : given.slice(-ENTRIES);
  const { kept, dropped } = keepValid(read, schema, identity);
  const long = read.filter(isOverLimit).length;
  if (read.length < given.length)
    console.warn(`news: ${path}: read ${read.length} of ${given.length} entries`);
  if (dropped > 0) console.warn(`news: ${path}: dropped ${dropped} of ${read.length} entries`);
  if (long > 0) console.warn(`news: ${path}: cut texts of ${long} entries`);
  return kept;
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
export type Posters = { slides: Result<ProviderPoster[], string>; conclusive: boolean };

export const posterFeed: Feed<Posters> = {
  path: '/posters',
  failure: 'Failed to fetch posters',
  isValid: ({ slides }) => slides.ok,
  interpret(json) {
    if (!Array.isArray(json)) return err('Invalid poster data received');
    const posters = usable(
      { path: '/posters', given: json, keep: 'first' },
      providerPosterSchema,
      ({ id }) => id,
    );
    if (posters.length === 0 && json.length > 0) return err(NO_POSTERS);
    if (posters.length === 0) console.error(`news: /posters: ${NO_POSTERS}`);
    return ok({
      slides: posters.length > 0 ? ok(posters) : err(NO_POSTERS),
      conclusive: json.length <= ENTRIES,
    });
  },
};
