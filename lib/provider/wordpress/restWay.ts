import 'server-only';
import { parseJson } from '@/lib/parseJson';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { allowsStale } from '@/lib/provider/client/fetchOrStale';
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

type KnownWay = { way: Way | null; last: Way | null };

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

async function findWay(): Promise<Way | null> {
  const ways: readonly Way[] = ['path', 'query'];
  const answers = await Promise.all(ways.map((way) => fetchFeed(rootFeed(way))));
  const [found] = answers.flatMap((answer, at) => {
    const way = ways[at];
    return answer.ok && way ? [{ way, facts: answer.value }] : [];
  });
  if (!found) return null;
  const { way, facts } = found;
  Object.assign(known(), { way, last: way });
  rememberSiteFacts(facts);
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
