import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ageMs, type FeedMemory, namedMemories } from './feedMemory';

type Outage = { asOf: number | null };

/** As long as a cache may show a page while the site fails, in milliseconds. */
export const STALE_MS = 24 * 3_600_000;

/** The feeds that pages list and that were asked so far. */
const newsFeeds = () => [...namedMemories().values()].filter(({ isNews }) => isNews);

const haveFailed = (feeds: readonly FeedMemory[]) =>
  feeds.length > 0 && feeds.every(({ failure }) => failure !== null);

/**
 * Whether every feed of news failed when it was last asked. Those that are being asked are waited for, unless
 * another has answered.
 */
async function allFail(): Promise<boolean> {
  const feeds = newsFeeds();
  const settled = feeds.filter(({ inFlight }) => inFlight === null);
  if (settled.some(({ failure }) => failure === null)) return false;
  await Promise.all(feeds.map(({ inFlight }) => inFlight));
  return haveFailed(feeds);
}

/**
 * The outage that a page is made in: `asOf` is when the oldest list that it can show was given, in epoch
 * milliseconds, null where there is none. Null while any feed answers. A page asks its feeds while
 * its frame is put together, so that calls under way are waited for, but not for long. It is found out once for a
 * request: what a page says of its lists and what they show are of one mind, also where the last call fails late.
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
