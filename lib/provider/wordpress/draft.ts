import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { REFUSALS } from '@/lib/provider/client/refusal';
import { fetchUncached, fetchDraft, draftsUnavailable } from '@/lib/provider/source/fetchDraft';
import { ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { fullStories } from './assemble';
import { FIELDS } from './fields';
import { restPath } from './restPath';
import { autosaveSchema, draftSchema } from './schema';
import { isPostId } from './storiesById';

/** With its latest autosave; null if `NEWS_API_HEADER`'s account cannot edit it. Never cached. */
export async function draft(id: string): Promise<Result<Story | null, string>> {
  if (!isPostId(id)) return ok(null);
  if (!environment().NEWS_API_HEADER)
    return draftsUnavailable(
      'NEWS_API_HEADER must be set, because WordPress shows drafts only to editors',
    );
  return fetchDraft(async () => {
    const [post, autosaves] = await Promise.all([
      ask(`/posts/${id}`, FIELDS.draft, draftSchema.nullable().catch(null)),
      ask(`/posts/${id}/autosaves`, FIELDS.autosave, autosavesSchema),
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

async function ask<T>(
  route: `/${string}`,
  fields: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const path = await restPath(route, { context: 'edit', _fields: fields });
  if (!path) throw new Error('no REST API of WordPress');
  const json = await fetchUncached(path, { absentAt: REFUSALS });
  return json === null ? null : schema.parse(json);
}
