import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { callProvider, startProviderCall } from '@/lib/provider/client/callProvider';
import { logFailure } from '@/lib/provider/client/logFeed';
import { jsonIn } from '@/lib/provider/source/jsonIn';
import { ENTRY_LIMITS } from '@/lib/provider/source/limits';
import { discard, readBody } from '@/lib/request/get';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { wholeStories } from './assemble';
import { FIELDS } from './fields';
import { restPath } from './restWay';
import { autosaveSchema, draftSchema } from './schema';
import { isPostId } from './wholePosts';

const NAME = '/draft';
const FAILURE = 'News article not found';

/**
 * A post in any status with its latest autosave; null if `NEWS_API_HEADER`'s account cannot edit it
 * or it is in the trash. Never cached.
 */
export async function draft(id: string): Promise<Result<Story | null, string>> {
  if (!isPostId(id)) return ok(null);
  if (!environment().NEWS_API_HEADER) {
    logFailure(
      NAME,
      'NEWS_API_HEADER must be set, because WordPress shows drafts to its editors alone',
    );
    return err(FAILURE);
  }
  const ended = startProviderCall(NAME);
  try {
    const [post, autosaves] = await Promise.all([
      ask(`/posts/${id}`, FIELDS.draft, draftSchema.nullable().catch(null)),
      ask(`/posts/${id}/autosaves`, FIELDS.autosave, autosavesSchema),
    ]);
    ended('valid');
    if (!post || post.status === 'trash') return ok(null);
    const newest = (autosaves ?? [])
      .filter(({ modified_gmt }) => (modified_gmt ?? '') > (post.modified_gmt ?? ''))
      .toSorted((a, b) => (a.modified_gmt ?? '').localeCompare(b.modified_gmt ?? ''))
      .at(-1);
    const [story] = await wholeStories([newest ? { ...post, ...newest, id: post.id } : post]);
    return ok(story ?? null);
  } catch (cause) {
    ended('failed');
    logFailure(NAME, causeChain(cause));
    return err(FAILURE);
  }
}

const autosavesSchema = z
  .array(autosaveSchema.nullable().catch(null))
  .transform((all) => all.filter((each) => each !== null))
  .catch([]);

const REFUSALS: readonly number[] = [401, 403, 404];

async function ask<T>(
  route: `/${string}`,
  fields: string,
  schema: z.ZodType<T>,
): Promise<T | null> {
  const path = await restPath(route, { context: 'edit', _fields: fields });
  if (!path) throw new Error('no REST API of WordPress');
  const { NEWS_TIMEOUT_MS } = environment();
  const response = await callProvider(path, { signal: AbortSignal.timeout(NEWS_TIMEOUT_MS) });
  if (!response.ok) {
    discard(response);
    if (REFUSALS.includes(response.status)) return null;
    throw new Error(`answered ${response.status}`);
  }
  const body = await readBody(response, { limitBytes: ENTRY_LIMITS.bytes });
  return schema.parse(JSON.parse(new TextDecoder().decode(jsonIn(body, NAME))));
}
