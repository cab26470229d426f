import 'server-only';
import { z } from 'zod';
import type { HtmlContext } from '@/lib/provider/body/bodyOfHtml';
import { storyBody } from '@/lib/provider/body/storyBody';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { extractJson } from '@/lib/provider/source/extractJson';
import { ID_LIMIT, LIVE_LIMITS, TEXT_LIMITS } from '@/lib/provider/source/limits';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { truncatedText, limitedText } from '@/lib/provider/source/schemaText';
import type { KnownEntries } from '@/lib/provider/source/source';
import { err, ok, type Result } from '@/lib/result';
import { inlineText } from '@/lib/story/bodyText';
import type { LiveUpdate } from '@/lib/story/coverage';
import { restPath } from './restPath';
import { LIVEBLOG, siteFacts } from './siteFacts';

const seconds = z.coerce.number().int().positive().max(4e9);

const entrySchema = z.object({
  id: z.union([limitedText(ID_LIMIT), z.number()]).transform(String),
  /** A change or withdrawal is a separate entry with the id of the original. */
  type: z.enum(['new', 'update', 'delete']).catch('new'),
  render: z.string().catch(''),
  timestamp: seconds,
  entry_time: seconds.optional().catch(undefined),
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
export async function liveblogUpdates(
  id: string,
  context: HtmlContext,
): Promise<Result<readonly LiveUpdate[] | null, string>> {
  if (!siteFacts().hasLiveblog) return ok(null);
  const until = Math.ceil(Date.now() / 1000 / BUCKET_S) * BUCKET_S;
  const path = await restPath(`/${id}/entries/0/${until}`, {}, LIVEBLOG);
  if (!path) return err(FAILURE);
  const result = await fetchFeed(entriesFeed(id, path));
  if (!result.ok) return result;
  return ok(
    result.value === NO_LIVE_BLOG ? null : currentUpdates(result.value.entries, id, context),
  );
}

const FAILURE = 'Failed to fetch live updates';

const entriesFeed = (id: string, path: Feed<Entries>['path']): Feed<Entries> => ({
  // A separate name for each post, because a refusal concerns only the post without a live blog.
  name: `/liveblog/${id}`,
  key: `/liveblog/${id}`,
  path,
  failure: FAILURE,
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
    if (answer?.kind !== 'member') return err(FAILURE);
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
