import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/site/environment.mjs';
import { imageHosts } from '@/lib/site/imageSources.mjs';
import { err, ok, type Result } from '@/lib/result';
import { keepValid } from './entries';
import type { Feed } from './fetchFeed';
import { toStory, type Media } from './mapping';
import type { FeaturedStory, Story } from './story';
import { type WirePoster, wirePoster, type WireStory, wireStory } from './wire';

/**
 * A feed of stories is read in two ways: as the list its own block shows, which has to be an array, and as
 * a place to look an article up in, where `{ articles: [...] }` will do as well.
 */
export type StoryFeed = {
  list: Result<FeaturedStory[], string>;
  byId: ReadonlyMap<string, Story>;
  /** Not when the answer merely counts as empty: it was no list, or nothing in it could be used. */
  sound: boolean;
};

const articlesObject = z.object({ articles: z.array(z.unknown()) });

/** Where the upstream's relative addresses start from and which picture hosts are trusted. */
export function media(): Media {
  return { base: environment().NEWS_API_URL, imageHosts: imageHosts(process.env) };
}

function storyFeed(path: Feed<StoryFeed>['path'], failure: string, notAList: Result<FeaturedStory[], string>): Feed<StoryFeed> {
  return {
    path,
    failure,
    isSound: ({ sound }) => sound,
    interpret(json) {
      if (json === undefined) return err(notAList.ok ? failure : notAList.error);
      const list = Array.isArray(json) ? json : articlesObject.safeParse(json).data?.articles;
      if (!list) return notAList.ok ? ok({ list: notAList, byId: new Map(), sound: false }) : notAList;
      const entries = usable(path, list, wireStory, (wire) => wire.id ?? wire._id ?? '').map((wire) => ({
        wire,
        story: toStory(wire, media()),
      }));
      const stories = ok(entries.map(({ story }) => story));
      const sound = entries.length > 0 || (Array.isArray(json) && json.length === 0);
      return ok({ list: Array.isArray(json) ? stories : notAList, byId: index(entries), sound });
    },
  };
}

/** Stories by either of their ids; the first entry that carries an id keeps it. */
function index(entries: readonly { wire: WireStory; story: Story }[]): Map<string, Story> {
  const byId = new Map<string, Story>();
  for (const { wire, story } of entries) {
    for (const id of [wire.id, wire._id]) if (id && !byId.has(id)) byId.set(id, story);
  }
  return byId;
}

function usable<T>(path: string, list: unknown[], schema: z.ZodType<T>, identity: (entry: T) => string): T[] {
  const { kept, dropped } = keepValid(list, schema, identity);
  if (dropped > 0) console.warn(`news: ${path}: dropped ${dropped} of ${list.length} entries`);
  return kept;
}

export const breakingFeed = storyFeed('/breaking-news', 'Failed to fetch breaking news', err('Invalid breaking news data'));
export const featuredFeed = storyFeed('/featured-stories', 'Failed to fetch featured stories', err('Failed to fetch featured stories'));
/** A news answer that is not a list counts as an empty one. */
export const newsFeed = storyFeed('/news', 'Failed to fetch news', ok([]));

export const posterFeed: Feed<WirePoster[]> = {
  path: '/posters',
  failure: 'Failed to fetch posters',
  interpret(json) {
    if (!Array.isArray(json)) return err('Invalid poster data received');
    const posters = usable('/posters', json, wirePoster, ({ id }) => id);
    return posters.length > 0 ? ok(posters) : err('No valid posters found');
  },
};
