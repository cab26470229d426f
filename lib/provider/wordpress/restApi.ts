import 'server-only';
import { z } from 'zod';
import { type Feed, fetchFeed } from '@/lib/provider/client/fetchFeed';
import { ENTRY_LIMITS } from '@/lib/provider/source/limits';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';

type Path = `/${string}`;
type Params = Readonly<Record<string, string | number>>;

/**
 * The two ways to a WordPress's REST API. The first needs permalinks and a server that hands unknown
 * paths to WordPress, the second works everywhere unless it is forbidden.
 */
const WAYS = {
  path: (route: Path, query: string): Path => `/wp-json${route}?${query}`,
  query: (route: Path, query: string): Path => `/?rest_route=${route}&${query}`,
};

type Way = keyof typeof WAYS;

/** The way that worked last; it is looked for again after a call that failed. */
const known = () => processGlobal('site.wordpress.way', (): { way: Way | null } => ({ way: null }));

const queryOf = (params: Params) =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();

const NAMESPACE = 'wp/v2';
const rootSchema = z.object({ namespaces: z.array(z.unknown()) });

const rootFeed = (way: Way): Feed<true> => ({
  name: '/rest',
  key: `/rest ${way}`,
  path: WAYS[way]('/', queryOf({ _fields: 'namespaces' })),
  failure: `No REST API of WordPress at ${WAYS[way]('/', '')}`,
  async interpret(body) {
    const { data } = rootSchema.safeParse(jsonOf(body));
    return data?.namespaces.includes(NAMESPACE)
      ? ok(true)
      : err(`No REST API of WordPress at ${WAYS[way]('/', '')}`);
  },
});

function jsonOf(body: Buffer): unknown {
  if (body.length > ENTRY_LIMITS.bytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

async function findWay(): Promise<Way | null> {
  const ways: readonly Way[] = ['path', 'query'];
  const answers = await Promise.all(ways.map((way) => fetchFeed(rootFeed(way))));
  return ways.find((_, at) => answers[at]?.ok) ?? null;
}

/** Where a route of `wp/v2` stands below `NEWS_API_URL`; null when no REST API answers. */
export async function restPath(route: Path, params: Params): Promise<Path | null> {
  known().way ??= await findWay();
  const { way } = known();
  return way && WAYS[way](`/${NAMESPACE}${route}`, queryOf(params));
}

/** What a list of the REST API holds: the records that could be read, and how many there are on all pages. */
export type RestList<T> = { records: readonly T[]; total: number };

export type RestListRequest<T> = Pick<Feed<unknown>, 'name' | 'key' | 'failure' | 'minAgeMs'> & {
  route: Path;
  params: Params;
  schema: z.ZodType<T>;
};

/** How many records there are on all pages. */
const TOTAL = 'x-wp-total';
const totalSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** A record of a post says whether a password hides it (`schema.ts`). */
type AnyRecord = { id: string; excerpt?: unknown };

const protection = z.object({ excerpt: z.object({ protected: z.literal(true) }) });
const isHidden = (record: AnyRecord) => protection.safeParse(record).success;

/**
 * Asks for a list, or joins the call that asks for the same. Posts behind a password are left out.
 */
export async function restList<T extends AnyRecord>({
  route,
  params,
  schema,
  ...feed
}: RestListRequest<T>): Promise<Result<RestList<T>, string>> {
  const path = await restPath(route, params);
  if (!path) return err(feed.failure);
  const result = await fetchFeed<RestList<T>>({
    ...feed,
    path,
    headers: [TOTAL],
    async interpret(body, _, header) {
      const answer = await readList(body, (json) => schema.safeParse(json).data ?? null, {
        feed: feed.name,
        keep: 'first',
        known: new Map(),
        identity: ({ id }) => id,
        parse: (given) => parseFeedBody(given, ''),
      });
      // An answer without its list, or with nothing of it, is an error of WordPress or of something before it.
      if (answer?.kind !== 'list') return err(feed.failure);
      if (answer.kept.length === 0 && answer.total > 0) return err(feed.failure);
      return ok({
        records: answer.kept.filter((record) => !isHidden(record)),
        total: totalSchema.safeParse(header(TOTAL)).data ?? answer.total,
      });
    },
  });
  // Some sites refuse authors or terms alone, and always.
  if (!result.ok && route === '/posts') known().way = null;
  return result;
}
