import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@/lib/format/elapsed';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ageMs, callsUnderWay, type FeedMemory, namedMemories } from './feedMemory';

const feeds = () => [...namedMemories().values()];

const newestAge = () => feeds().reduce((newest, feed) => Math.min(newest, ageMs(feed)), Infinity);
const newest = () => feeds().reduce((last, { lastValidAt }) => Math.max(last, lastValidAt ?? 0), 0);

/** Waits briefly for running calls, because the header renders while a page's feeds load. */
export async function lastProviderUpdate(): Promise<number | null> {
  if (newestAge() > MINUTE_MS) {
    await setImmediate();
    await withTimeout(FEED_GRACE_MS, callsUnderWay());
  }
  return newest() || null;
}

export const feedAgesS = (): Record<string, number | null> =>
  Object.fromEntries(
    [...namedMemories()].map(([feed, memory]) => [
      feed,
      memory.lastValidTick === null ? null : Math.round(ageMs(memory) / 1000),
    ]),
  );

/** A header value: `ok;age=3` within `freshS`, else `failing;age=95`; `failing` before a reply. */
export function providerState(freshS: number): string {
  const age = Math.round(newestAge() / 1000);
  const state = age <= freshS ? 'ok' : 'failing';
  return age === Infinity ? state : `${state};age=${age}`;
}

type Outage = { asOf: number | null };

export const STALE_MS = DAY_MS;

const newsFeeds = () => feeds().filter(({ isNews }) => isNews);

const haveFailed = (asked: readonly FeedMemory[]) =>
  asked.length > 0 && asked.every(({ failure }) => failure !== null);

async function allFail(): Promise<boolean> {
  const asked = newsFeeds();
  const settled = asked.filter(({ inFlight }) => inFlight === null);
  if (settled.some(({ failure }) => failure === null)) return false;
  await Promise.all(asked.map(({ inFlight }) => inFlight));
  return haveFailed(asked);
}

/** Decided once per request, so a page's notice and lists agree. */
export function outage(): Promise<Outage | null> {
  const context = requestContext.getStore();
  return context ? (context.outage ??= outageNow()) : outageNow();
}

async function outageNow(): Promise<Outage | null> {
  await setImmediate();
  await withTimeout(FEED_GRACE_MS, allFail());
  const asked = newsFeeds();
  if (!haveFailed(asked)) return null;
  const given = asked.flatMap((feed) => (ageMs(feed) < STALE_MS ? (feed.lastValidAt ?? []) : []));
  return { asOf: given.length > 0 ? given.reduce((a, b) => Math.min(a, b)) : null };
}
