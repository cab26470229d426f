import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { fullStories } from './assemble';
import { FIELDS } from './fields';
import { currentVersions } from './lists';
import { posts } from './recordCaches';
import { PAGE } from './records';
import { restList } from './restApi';
import { stampSchema } from './schema';

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
