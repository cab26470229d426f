import 'server-only';
import { z } from 'zod';
import type { Feed } from '@/lib/provider/client/feed';
import { fetchFeed, hasFailed } from '@/lib/provider/client/fetchFeed';
import {
  type FeedAnswer,
  fetchNews,
  type fetchOrStale,
  noteGap,
} from '@/lib/provider/client/fetchOrStale';
import { logLoss } from '@/lib/provider/client/logFeed';
import { extractJson, titleOfPage } from '@/lib/provider/source/extractJson';
import { parseFeedBody, readList } from '@/lib/provider/source/readList';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok } from '@/lib/result';
import { allowedParams, noteRefusedSize } from './pageSizeLimit';
import { forgetUrlForm, type Params, type Path, restPath } from './restPath';

/** Without a count from WordPress, a full page implies one more and `isCounted` is false. */
export type RestList<T> = { records: readonly T[] } & Count;

type Count = { sent: number; total: number; isCounted: boolean };

const NONE: RestList<never> = { records: [], sent: 0, total: 0, isCounted: true };
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

/** Some proxies and plug-ins drop the count headers. */
function countOf(
  header: (name: string) => string | null,
  params: Params,
  { feed, sent }: { feed: string; sent: number },
): Count {
  const size = sizeSchema.safeParse(params).data;
  const least = sent === 0 ? 0 : (size?.offset ?? 0) + sent;
  // Code snippets that skip the count for speed send 0.
  const given = (name: string, each: number) => {
    const count = totalSchema.safeParse(header(name)).data;
    return count !== undefined && count * each >= least ? count * each : undefined;
  };
  const total = given(TOTAL, 1) ?? (size && given(PAGES, size.per_page));
  if (total !== undefined) return { sent, total, isCounted: true };
  if (!size) return { sent, total: sent, isCounted: true };
  const isFull = sent >= size.per_page;
  if (isFull && 'offset' in params)
    logLoss(feed, `the header ${TOTAL} is missing: a full page counts as one of several`, 'total');
  return { sent, total: size.offset + sent + (isFull ? size.per_page : 0), isCounted: !isFull };
}

type AnyRecord = { id: string; content?: unknown };

const protection = z.object({ content: z.object({ protected: z.literal(true) }) });
const isHidden = (record: AnyRecord) => protection.safeParse(record).success;

const BEGINNING = 4_000;

/** A firewall may send its browser check as a web page with status 200. */
function logPage(body: Buffer, feed: string): void {
  const title = titleOfPage(body.toString('utf8', 0, BEGINNING));
  if (title) logLoss(feed, `a web page instead of JSON: "${title}"`, 'page');
}

/** Most calls per list, if WordPress returns fewer records than asked. */
const PARTS = 20;

/** `miscounted` holds lists with a wrong total: the call for the rest returned nothing. */
const atOnce = () =>
  processGlobal('site.wordpress.atOnce', () => ({
    miscounted: new Set<string>(),
    isLogged: false,
  }));

/**
 * Joins an identical running call. Security: drops password-protected posts. If a theme or plug-in
 * returns fewer records than asked, fetches the rest.
 *
 * @param fetch decides whether a stale list may replace a failure, and whether the list is news
 */
export async function restList<T extends AnyRecord>(
  request: RestListRequest<T>,
  fetch: typeof fetchOrStale = fetchFeed,
): Promise<FeedAnswer<RestList<T>>> {
  const { name, key = name, params } = request;
  let all = await restPart(request, fetch);
  const size = sizeSchema.safeParse(params).data;
  if (!size || 'page' in params || atOnce().miscounted.has(name)) return all;
  const { per_page: wanted, offset } = size;
  for (let part = 1; part < PARTS && all.ok; part++) {
    const { records, sent, total, isCounted } = all.value;
    if (!isCounted || sent === 0 || sent >= Math.min(wanted, total - offset)) break;
    const rest = {
      ...request,
      key: `${key} +${sent}`,
      params: { ...params, per_page: wanted - sent, offset: offset + sent },
    };
    const next = await restPart(rest, fetch);
    if (!next.ok) return next;
    if (next.value.sent === 0) {
      atOnce().miscounted.add(name);
      break;
    }
    if (!atOnce().isLogged)
      logLoss(name, `gives only ${sent} of ${wanted} posts a call: each list takes several calls`);
    atOnce().isLogged = true;
    all = {
      ...all,
      ...(next.isStale && { isStale: true as const }),
      value: {
        ...all.value,
        records: [...records, ...next.value.records],
        sent: sent + next.value.sent,
      },
    };
  }
  return all;
}

async function restPart<T extends AnyRecord>(
  { route, params: wanted, schema, isOptional, ...feed }: RestListRequest<T>,
  fetch: typeof fetchOrStale,
): Promise<FeedAnswer<RestList<T>>> {
  const params = allowedParams(route, wanted);
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
    onBadRequest: (body) => noteRefusedSize(route, body),
    async interpret(body, _, header) {
      const answer = await readList(body, (json) => schema.safeParse(json).data ?? null, {
        feed: feed.name,
        keep: 'first',
        known: new Map(),
        identity: ({ id }) => id,
        parse: (given) => parseFeedBody(extractJson(given, feed.name), ''),
      });
      // A reply without a usable list is an error of WordPress or a proxy.
      if (answer?.kind !== 'list') {
        logPage(body, feed.name);
        return err(feed.failure);
      }
      if (answer.kept.length === 0 && answer.total > 0) return err(feed.failure);
      return ok({
        records: answer.kept.filter((record) => !isHidden(record)),
        ...countOf(header, params, { feed: feed.name, sent: answer.total }),
      });
    },
  });
  if (route === '/posts' && hasFailed(feed)) forgetUrlForm();
  return result;
}
