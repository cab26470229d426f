import 'server-only';
import { z } from 'zod';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed, hasFailed } from '@/lib/provider/client/fetchFeed';
import { type FeedAnswer, fetchNews, type fetchOrStale } from '@/lib/provider/client/fetchOrStale';
import { logLoss } from '@/lib/provider/client/logFeed';
import { noteGap } from '@/lib/provider/client/noteOnRequest';
import { jsonIn } from '@/lib/provider/source/jsonIn';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { err, ok } from '@/lib/result';
import { forgetWay, type Params, type Path, restPath } from './restWay';

/**
 * `total` spans all pages. Without a count from WordPress, a full page implies one more and
 * `isCounted` is false.
 */
export type RestList<T> = { records: readonly T[]; total: number; isCounted: boolean };

const NONE: RestList<never> = { records: [], total: 0, isCounted: true };
export const isNone = (list: RestList<unknown>): boolean => list === NONE;

export type RestListRequest<T> = Pick<
  Feed<unknown>,
  'name' | 'key' | 'failure' | 'minAgeMs' | 'refusals'
> & {
  route: Path;
  params: Params;
  schema: z.ZodType<T>;
  isOptional?: boolean;
};

const TOTAL = 'x-wp-total';
const PAGES = 'x-wp-totalpages';
const totalSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const sizeSchema = z.object({ per_page: z.number(), offset: z.number().default(0) });

/** Proxies and plug-ins drop the count headers; a full page then implies another. */
function countOf(
  header: (name: string) => string | null,
  params: Params,
  { feed, sent }: { feed: string; sent: number },
): Pick<RestList<never>, 'total' | 'isCounted'> {
  const total = totalSchema.safeParse(header(TOTAL)).data;
  if (total !== undefined) return { total, isCounted: true };
  const size = sizeSchema.safeParse(params).data;
  if (!size) return { total: sent, isCounted: true };
  const pages = totalSchema.safeParse(header(PAGES)).data;
  if (pages !== undefined)
    return { total: Math.max(pages * size.per_page, size.offset + sent), isCounted: true };
  const isFull = sent >= size.per_page;
  if (isFull && 'offset' in params)
    logLoss(feed, `no header ${TOTAL}: a full page is taken for one of several`, 'total');
  return { total: size.offset + sent + (isFull ? size.per_page : 0), isCounted: !isFull };
}

type AnyRecord = { id: string; content?: unknown };

const protection = z.object({ content: z.object({ protected: z.literal(true) }) });
const isHidden = (record: AnyRecord) => protection.safeParse(record).success;

/**
 * Joins an identical running call. Security: drops password-protected posts.
 *
 * @param fetch whether the last list may stand in, and whether it is news
 */
export async function restList<T extends AnyRecord>(
  { route, params, schema, isOptional, ...feed }: RestListRequest<T>,
  fetch: typeof fetchOrStale = fetchFeed,
): Promise<FeedAnswer<RestList<T>>> {
  const path = await restPath(route, params);
  if (!path) {
    if (fetch === fetchNews) noteGap();
    return err(feed.failure);
  }
  const result = await fetch<RestList<T>>({
    ...feed,
    path,
    ...(isOptional && { none: NONE }),
    headers: [TOTAL, PAGES],
    async interpret(body, _, header) {
      const answer = await readList(body, (json) => schema.safeParse(json).data ?? null, {
        feed: feed.name,
        keep: 'first',
        known: new Map(),
        identity: ({ id }) => id,
        parse: (given) => parseFeedBody(jsonIn(given, feed.name), ''),
      });
      // A reply without a usable list is an error of WordPress or a proxy.
      if (answer?.kind !== 'list') return err(feed.failure);
      if (answer.kept.length === 0 && answer.total > 0) return err(feed.failure);
      return ok({
        records: answer.kept.filter((record) => !isHidden(record)),
        ...countOf(header, params, { feed: feed.name, sent: answer.total }),
      });
    },
  });
  if (route === '/posts' && hasFailed(feed)) forgetWay();
  return result;
}
