import 'server-only';
import { parseJson } from '@/lib/parseJson';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { extractJson } from '@/lib/provider/source/extractJson';
import { err, ok } from '@/lib/result';
import { restPath } from './restPath';
import type { PostRecord } from './schema';
import { namedSchema } from './writers';

const FAILURE = 'Failed to fetch co-authors';
const REFUSALS = [401, 403, 404];
const MINUTE_MS = 60_000;

/** Co-Authors Plus 3.6 sends terms without names: https://github.com/Automattic/co-authors-plus */
export async function withCoauthors(post: PostRecord): Promise<PostRecord> {
  if (post.coauthors !== 'terms') return post;
  const path = await restPath('/coauthors', { post_id: post.id }, 'coauthors/v1');
  if (!path) return post;
  const result = await fetchFeed({
    name: '/coauthors',
    key: `/coauthors ${post.id}`,
    path,
    failure: FAILURE,
    none: [],
    refusals: REFUSALS,
    minAgeMs: 5 * MINUTE_MS,
    async interpret(body) {
      const json = parseJson(extractJson(body, '/coauthors').toString('utf8'));
      const { data } = namedSchema.safeParse(json);
      return data ? ok(data) : err(FAILURE);
    },
  });
  return { ...post, coauthors: result.ok ? result.value : [] };
}
