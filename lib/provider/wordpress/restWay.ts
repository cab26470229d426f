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

/** `/wp-json` needs permalinks and rewrites; the query form works everywhere unless forbidden. */
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

type Asked<T> = {
  route: Path;
  params: Params;
  missing: string;
  read: (json: unknown) => T | null;
};

/** A feed that tests whether WordPress answers at one kind of URL. */
const trial =
  <T>({ route, params, missing, read }: Asked<T>) =>
  (way: Way): Feed<T> => {
    const failure = `${missing} at ${WAYS[way](route, '')}`;
    return {
      name: '/rest',
      key: `/rest ${way} ${route}`,
      path: WAYS[way](route, queryOf(params)),
      failure,
      async interpret(body) {
        const value = read(jsonOf(jsonIn(body, '/rest')));
        return value === null ? err(failure) : ok(value);
      },
    };
  };

const jsonOf = (body: Buffer): unknown =>
  body.length > ENTRY_LIMITS.bytes ? undefined : parseJson(new TextDecoder().decode(body));

const rootFeed = trial<SiteFacts>({
  route: '/',
  params: { _fields: ROOT_FIELDS },
  missing: 'No REST API of WordPress',
  read(json) {
    const { data } = rootSchema.safeParse(json);
    return data?.namespaces.includes(NAMESPACE) ? factsOf(data) : null;
  },
});

const somePosts = z.array(z.object({ id: z.union([z.number(), z.string()]) }));

const UNTOLD = 'gives posts, but refuses its index: its languages and time zone are unknown';

/** A hardened WordPress may refuse its index but serve its posts. */
const postFeed = trial<true>({
  route: `/${NAMESPACE}/posts`,
  params: { per_page: 1, _fields: 'id' },
  missing: 'No posts of WordPress',
  read: (json) => somePosts.safeParse(json).success || null,
});

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
  // If the index once answered, posts fail now too: a second trial would cost another timeout.
  const found = indexed ?? (known().hasIndex ? null : await answering(postFeed));
  if (!found) return null;
  if (!indexed) logLoss('/rest', UNTOLD);
  const { way } = found;
  Object.assign(known(), { way, last: way, ...(indexed && { hasIndex: true }) });
  return way;
}

/** If neither works, calls use the last way and fail, so that stale lists can replace them. */
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
