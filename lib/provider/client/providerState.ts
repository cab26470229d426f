import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ageMs, callsUnderWay, type FeedMemory, lastValidAges, namedMemories } from './feedMemory';

const newestAge = () =>
  Object.values(lastValidAges()).reduce<number>(
    (newest, age) => Math.min(newest, age ?? Infinity),
    Infinity,
  );
const newest = () =>
  [...namedMemories().values()].reduce<number>(
    (last, { lastValidAt }) => Math.max(last, lastValidAt ?? 0),
    0,
  );

/**
 * Waits briefly for running calls, because the header renders while a page's feeds load. Epoch
 * milliseconds, null before any valid reply.
 */
export async function lastProviderUpdate(): Promise<number | null> {
  if (newestAge() > MINUTE_MS) {
    await setImmediate();
    await withTimeout(FEED_GRACE_MS, callsUnderWay());
  }
  return newest() || null;
}

export const feedAgesS = (): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(lastValidAges()).map(([feed, ms]) => [
      feed,
      ms === null ? null : Math.round(ms / 1000),
    ]),
  );

/**
 * A header value: `ok;age=3` within `freshS`, else `failing;age=95`, or `failing` before any reply.
 */
export function providerState(freshS: number): string {
  const age = Math.round(newestAge() / 1000);
  const state = age <= freshS ? 'ok' : 'failing';
  return age === Infinity ? state : `${state};age=${age}`;
}

type Outage = { asOf: number | null };

export const STALE_MS = 24 * 3_600_000;

const newsFeeds = () => [...namedMemories().values()].filter(({ isNews }) => isNews);

const haveFailed = (feeds: readonly FeedMemory[]) =>
  feeds.length > 0 && feeds.every(({ failure }) => failure !== null);

async function allFail(): Promise<boolean> {
  const feeds = newsFeeds();
  const settled = feeds.filter(({ inFlight }) => inFlight === null);
  if (settled.some(({ failure }) => failure === null)) return false;
  await Promise.all(feeds.map(({ inFlight }) => inFlight));
  return haveFailed(feeds);
}

/**
 * Null while any feed answers; `asOf` is the oldest list's time in epoch milliseconds. Once per
 * request, so a page's notice and lists agree.
 */
export function outage(): Promise<Outage | null> {
  const context = requestContext.getStore();
  return context ? (context.outage ??= outageNow()) : outageNow();
}

async function outageNow(): Promise<Outage | null> {
  await setImmediate();
  await withTimeout(FEED_GRACE_MS, allFail());
  const feeds = newsFeeds();
  if (!haveFailed(feeds)) return null;
  const given = feeds.flatMap((feed) => (ageMs(feed) < STALE_MS ? (feed.lastValidAt ?? []) : []));
  return { asOf: given.length > 0 ? given.reduce((a, b) => Math.min(a, b)) : null };
}
