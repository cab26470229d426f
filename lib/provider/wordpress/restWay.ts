import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { allowsStale } from '@/lib/provider/client/fetchOrStale';
import { logLoss } from '@/lib/provider/client/logFeed';
import { jsonIn } from '@/lib/provider/source/jsonIn';
import { ENTRY_LIMITS } from '@/lib/provider/source/limits';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok } from '@/lib/result';
import {
  factsOf,
  rememberSiteFacts,
  ROOT_FIELDS,
  rootSchema,
  type SiteFacts,
  siteFacts,
} from './siteFacts';

export type Path = `/${string}`;
export type Params = Readonly<Record<string, string | number>>;

/**
 * `/wp-json` needs permalinks and server rewrites; the query form works everywhere unless
 * forbidden.
 */
const WAYS = {
  path: (route: Path, query: string): Path => `/wp-json${route}?${query}`,
  query: (route: Path, query: string): Path => `/?rest_route=${route}&${query}`,
};

type Way = keyof typeof WAYS;

type KnownWay = { way: Way | null; last: Way | null; hasIndex?: true };

const known = () =>
  processGlobal('site.wordpress.way', (): KnownWay => ({ way: null, last: null }));

const queryOf = (params: Params) =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();

const NAMESPACE = 'wp/v2';

const rootFeed = (way: Way): Feed<SiteFacts> => ({
  name: '/rest',
  key: `/rest ${way}`,
  path: WAYS[way]('/', queryOf({ _fields: ROOT_FIELDS })),
  failure: `No REST API of WordPress at ${WAYS[way]('/', '')}`,
  async interpret(body) {
    const { data } = rootSchema.safeParse(jsonOf(jsonIn(body, '/rest')));
    return data?.namespaces.includes(NAMESPACE)
      ? ok(factsOf(data))
      : err(`No REST API of WordPress at ${WAYS[way]('/', '')}`);
  },
});

const jsonOf = (body: Buffer): unknown =>
  body.length > ENTRY_LIMITS.bytes ? undefined : parseJson(new TextDecoder().decode(body));

const UNTOLD = 'gives posts, but not what languages and time zone it has: its index is refused';

/** A hardened WordPress may refuse its index, and give its posts. */
const postFeed = (way: Way): Feed<null> => ({
  name: '/rest',
  key: `/rest ${way} posts`,
  path: WAYS[way](`/${NAMESPACE}/posts`, queryOf({ per_page: 1, _fields: 'id' })),
  failure: `No posts of WordPress at ${WAYS[way](`/${NAMESPACE}/posts`, '')}`,
  async interpret(body) {
    const { success } = somePosts.safeParse(jsonOf(jsonIn(body, '/rest')));
    return success ? ok(null) : err(`No posts of WordPress at ${WAYS[way]('/', '')}`);
  },
});

const somePosts = z.array(z.object({ id: z.union([z.number(), z.string()]) }));

const ALL_WAYS: readonly Way[] = ['path', 'query'];

async function answering<T>(feedOf: (way: Way) => Feed<T>) {
  const answers = await Promise.all(ALL_WAYS.map((way) => fetchFeed(feedOf(way))));
  const found = answers.flatMap((answer, at) => {
    const way = ALL_WAYS[at];
    return answer.ok && way ? [{ way, value: answer.value }] : [];
  });
  return found[0] ?? null;
}

async function findWay(): Promise<Way | null> {
  const indexed = await answering(rootFeed);
  if (indexed) rememberSiteFacts(indexed.value);
  // Where the index has answered before, its posts fail too: a second wait would cost readers another timeout.
  const found = indexed ?? (known().hasIndex ? null : await answering(postFeed));
  if (!found) return null;
  if (!indexed) logLoss('/rest', UNTOLD);
  const { way } = found;
  Object.assign(known(), { way, last: way, ...(indexed && { hasIndex: true }) });
  return way;
}

/** If neither works, calls take the last way and fail, so that stale lists are found. */
async function wayNow(): Promise<Way | null> {
  const { way, last } = known();
  if (way) return way;
  const found = findWay();
  return allowsStale() && last ? last : ((await found) ?? last);
}

export async function restPath(
  route: Path,
  params: Params,
  namespace = NAMESPACE,
): Promise<Path | null> {
  const way = await wayNow();
  const languages = siteFacts().plugin === 'wpml' && { lang: 'all' };
  return way && WAYS[way](`/${namespace}${route}`, queryOf({ ...params, ...languages }));
}

export function forgetWay(): void {
  known().way = null;
}
