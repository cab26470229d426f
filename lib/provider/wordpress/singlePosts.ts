import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { REFUSALS } from '@/lib/provider/client/refusal';
import { fetchUncached, fetchDraft, draftsUnavailable } from '@/lib/provider/source/fetchDraft';
import { ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { fullStories } from './assemble';
import { FIELDS } from './fields';
import { currentVersions } from './lists';
import { posts } from './recordCaches';
import { PAGE } from './records';
import { restList } from './restApi';
import { restPath } from './restPath';
import { stampSchema, autosaveSchema, draftSchema } from './schema';

export const isPostId = (id: string) => /^[1-9]\d{0,14}$/.test(id);

export async function storiesById(
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Story | 'gone'>, string>> {
  const own = [...new Set(ids.filter(isPostId))];
  if (own.length === 0) return ok(new Map());
  const versions = await currentVersions();
  const found = new Map<string, Story | 'gone'>();
  for (let at = 0; at < own.length; at += PAGE) {
    const wanted = own
      .slice(at, at + PAGE)
      .map((id) => ({ id, version: versions.get(id) ?? null }));
    const result = await posts.get(wanted);
    if (!result.ok) return result;
    for (const story of await fullStories([...result.value.values()])) found.set(story.id, story);
  }
  for (const id of await trashed(own.filter((id) => !found.has(id)))) found.set(id, 'gone');
  return ok(found);
}

/** WordPress answers 400 to accounts that cannot edit. */
const TRASH_REFUSALS = [400, 401, 403];

/** WordPress reveals the trash only to `NEWS_API_HEADER`. */
async function trashed(ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0 || !environment().NEWS_API_HEADER) return [];
  const include = ids.slice(0, PAGE).join();
  const result = await restList({
    name: '/trash',
    key: `/trash ${include}`,
    route: '/posts',
    params: { include, status: 'trash', per_page: PAGE, _fields: FIELDS.stamp },
    schema: stampSchema,
    failure: 'Failed to fetch the trash',
    isOptional: true,
    refusals: TRASH_REFUSALS,
  });
  return result.ok ? result.value.records.map(({ id }) => id) : [];
}

/** With its latest autosave; null if `NEWS_API_HEADER`'s account cannot edit it. Never cached. */
export async function draft(id: string): Promise<Result<Story | null, string>> {
  if (!isPostId(id)) return ok(null);
  if (!environment().NEWS_API_HEADER)
    return draftsUnavailable(
      'NEWS_API_HEADER must be set, because WordPress shows drafts only to editors',
    );
  return fetchDraft(async () => {
    const [post, autosaves] = await Promise.all([
      fetchRecord(`/posts/${id}`, FIELDS.draft, draftSchema.nullable().catch(null)),
      fetchRecord(`/posts/${id}/autosaves`, FIELDS.autosave, autosavesSchema),
    ]);
    if (!post || post.status === 'trash') return null;
    const newest = (autosaves ?? [])
      .filter(({ modified_gmt }) => (modified_gmt ?? '') > (post.modified_gmt ?? ''))
      .toSorted((a, b) => (a.modified_gmt ?? '').localeCompare(b.modified_gmt ?? ''))
      .at(-1);
    const [story] = await fullStories([newest ? { ...post, ...newest, id: post.id } : post]);
    return story ?? null;
  });
}

const autosavesSchema = z
  .array(autosaveSchema.nullable().catch(null))
  .transform((all) => all.filter((each) => each !== null))
  .catch([]);

async function fetchRecord<T>(
  route: `/${string}`,
  fields: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const path = await restPath(route, { context: 'edit', _fields: fields });
  if (!path) throw new Error('no REST API of WordPress');
  const json = await fetchUncached(path, { absentAt: REFUSALS });
  return json === null ? null : schema.parse(json);
}
