import 'server-only';
import { z } from 'zod';
import { BoundedMap } from '@/lib/boundedMap';
import type { HtmlContext } from '@/lib/provider/body/bodyOfHtml';
import { storyBody } from '@/lib/provider/body/storyBody';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { coverageOf, noteChanges } from '@/lib/provider/live/coverageOf';
import { updatesOfBody } from '@/lib/provider/live/updatesOfBody';
import { extractJson } from '@/lib/provider/source/extractJson';
import { ID_LIMIT, LIVE_LIMITS, TEXT_LIMITS } from '@/lib/provider/source/limits';
import { ownPages, providerMedia } from '@/lib/provider/source/providerMedia';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { truncatedText, limitedText, optional } from '@/lib/provider/source/schemaText';
import type { KnownEntries } from '@/lib/provider/source/source';
import { latestOf, changeOf } from '@/lib/provider/source/storyFacts';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import { inlineText } from '@/lib/story/bodyText';
import { type Coverage, lastUpdate, type LiveUpdate } from '@/lib/story/coverage';
import type { FeaturedStory } from '@/lib/story/story';
import { restPath } from './restPath';
import { siteFacts, LIVEBLOG } from './siteFacts';

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
  const changed = latestOf(modifiedAt, lastUpdate(noted));
  return {
    ...story,
    body: split.intro.length > 0 ? split.intro : null,
    coverage: {
      ...noted,
      endedAt: live === 'ended' ? (changed ?? since) : null,
      ...(isStale && { isStale }),
    },
    ...changeOf({ publishedAt, modifiedAt: changed }),
  };
}

const seconds = z.coerce.number().int().positive().max(4e9);

const entrySchema = z.object({
  id: z.union([limitedText(ID_LIMIT), z.number()]).transform(String),
  /** A change or withdrawal is a separate entry with the id of the original. */
  type: z.enum(['new', 'update', 'delete']).catch('new'),
  render: z.string().catch(''),
  timestamp: seconds,
  entry_time: optional(seconds),
  authors: z
    .array(
      z
        .object({ name: truncatedText(TEXT_LIMITS.author) })
        .nullable()
        .catch(null),
    )
    .catch([]),
  key_event: z.boolean().catch(false),
});
type Entry = z.output<typeof entrySchema>;

type Entries = { entries: readonly Entry[]; known: KnownEntries<Entry> };

const NO_LIVE_BLOG: Entries = { entries: [], known: new Map() };

/** The plug-in rounds the same way, so that caches in front of it can answer. */
const BUCKET_S = 10;

/** Edited entries come once, as `new`; only partial replies have `update`. */
async function liveblogUpdates(
  id: string,
  context: HtmlContext,
): Promise<Result<readonly LiveUpdate[] | null, string>> {
  if (!siteFacts().hasLiveblog) return ok(null);
  const until = Math.ceil(Date.now() / 1000 / BUCKET_S) * BUCKET_S;
  const path = await restPath(`/${id}/entries/0/${until}`, {}, LIVEBLOG);
  if (!path) return err(UPDATES_FAILURE);
  const result = await fetchFeed(entriesFeed(id, path));
  if (!result.ok) return result;
  return ok(
    result.value === NO_LIVE_BLOG ? null : currentUpdates(result.value.entries, id, context),
  );
}

const UPDATES_FAILURE = 'Failed to fetch live updates';

const entriesFeed = (id: string, path: Feed<Entries>['path']): Feed<Entries> => ({
  // A separate name for each post, because a refusal concerns only the post without a live blog.
  name: `/liveblog/${id}`,
  key: `/liveblog/${id}`,
  path,
  failure: UPDATES_FAILURE,
  none: NO_LIVE_BLOG,
  refusals: [404],
  async interpret(body, before) {
    const answer = await readList(body, (json) => entrySchema.safeParse(json).data ?? null, {
      feed: '/liveblog',
      keep: 'last',
      known: before?.known ?? new Map(),
      identity: ({ id: entry, type, timestamp }) => `${entry} ${type} ${timestamp}`,
      parse: (given) => parseFeedBody(extractJson(given, '/liveblog'), 'entries', 'last'),
    });
    if (answer?.kind !== 'member') return err(UPDATES_FAILURE);
    return ok({ entries: answer.kept, known: answer.known });
  },
});

function currentUpdates(
  entries: readonly Entry[],
  post: string,
  context: HtmlContext,
): LiveUpdate[] {
  const standing = new Map<string, Entry>();
  for (const entry of entries.toSorted((a, b) => a.timestamp - b.timestamp)) {
    const known = standing.get(entry.id);
    if (entry.type === 'delete') standing.delete(entry.id);
    else standing.set(entry.id, { ...entry, entry_time: entry.entry_time ?? known?.entry_time });
  }
  return [...standing.values()]
    .slice(-LIVE_LIMITS.updates)
    .flatMap((entry) => updateOf(entry, post, context) ?? []);
}

const iso = (moment: number) => new Date(moment * 1000).toISOString();

/** The mark of an editor's `/key`; the field `key_event` says the same. */
const COMMAND = /<span class="liveblog-command[^"<]*">[^<]*<\/span>/g;

/** Entries have no title field, so a heading at the start becomes the headline. */
function updateOf(entry: Entry, post: string, context: HtmlContext): LiveUpdate | null {
  const { id, render, timestamp, entry_time: first = timestamp, authors, key_event: isKey } = entry;
  const body = storyBody(render.replace(COMMAND, ''), { ...context, id: `${post}, entry ${id}` });
  if (!body) return null;
  const [start, ...rest] = body;
  const hasHeadline = start?.type === 'heading';
  const text = hasHeadline ? rest : body;
  const author = authors.flatMap((each) => each?.name ?? []).join(', ');
  return {
    id,
    at: iso(first),
    ...(timestamp > first && { changedAt: iso(timestamp) }),
    headline: hasHeadline ? inlineText(start.content) : '',
    body: text.length > 0 ? text : null,
    ...(author && { author }),
    picture: null,
    videoUrl: null,
    isKey,
  };
}
