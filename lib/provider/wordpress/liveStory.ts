import 'server-only';
import { BoundedMap } from '@/lib/boundedMap';
import { coverageOf } from '@/lib/provider/live/coverageOf';
import { noteChanges } from '@/lib/provider/live/noteChanges';
import { updatesOfBody } from '@/lib/provider/live/updatesOfBody';
import { ownPages } from '@/lib/provider/source/ownPages';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type Coverage, lastUpdate } from '@/lib/story/coverage';
import type { FeaturedStory } from '@/lib/story/story';
import { liveblogUpdates } from './liveblog';
import { siteFacts } from './siteFacts';

const LIMIT = { count: 200, bytes: 32e6 };
const UPDATE_BYTES = 2_000;

const lastCoverage = () =>
  processGlobal('site.wordpress.live', () => new BoundedMap<Coverage>(LIMIT));

/** From the Liveblog plug-in, else from the text. */
export async function liveStory(story: FeaturedStory): Promise<FeaturedStory> {
  const { id, live, body, publishedAt, modifiedAt } = story;
  const since = publishedAt ?? modifiedAt;
  if (!live || since === undefined) return story;
  const { timeZone, home } = siteFacts();
  const media = providerMedia();
  const entries = await liveblogUpdates(id, { base: media.base, media, pages: ownPages(home) });
  const last = lastCoverage().get(id);
  const now = Date.now();
  const split =
    entries.ok && entries.value
      ? { intro: body ?? [], updates: entries.value }
      : updatesOfBody(body ?? [], {
          publishedAt: since,
          modifiedAt: modifiedAt ?? since,
          timeZone,
        });
  const isStale = !entries.ok && last !== undefined;
  const read = isStale
    ? last
    : coverageOf({ startedAt: since, endedAt: null, updates: split.updates }, now);
  if (!read) return story;
  const noted = noteChanges(read, last, now);
  lastCoverage().set(id, noted, UPDATE_BYTES * (1 + noted.updates.length));
  const changed = [modifiedAt, lastUpdate(noted)]
    .flatMap((moment) => moment ?? [])
    .sort()
    .at(-1);
  return {
    ...story,
    body: split.intro.length > 0 ? split.intro : null,
    coverage: {
      ...noted,
      endedAt: live === 'ended' ? (changed ?? since) : null,
      ...(isStale && { isStale }),
    },
    ...(changed && changed >= (publishedAt ?? '') && { modifiedAt: changed }),
  };
}
