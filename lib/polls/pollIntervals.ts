/**
 * For the load see Capacity in `docs/operate.md` and `deploy/nginx`; `/api/ready` allows two
 * intervals of breaking news.
 */
export const POLL_INTERVALS_MS = {
  posters: 30_000,
  'breaking-news': 30_000,
  'featured-stories': 60_000,
  trending: 5 * 60_000,
} as const;

export type PolledEndpoint = keyof typeof POLL_INTERVALS_MS;

export const isPolledEndpoint = (name: string): name is PolledEndpoint =>
  Object.hasOwn(POLL_INTERVALS_MS, name);

/** For an open live page; slow connections wait twice as long. */
export const LIVE_INTERVAL_MS = 30_000;

/** Without this, a timer that fires early would poll twice. */
const EARLY_MS = 1_000;

/**
 * Milliseconds to the next poll. All readers poll at the same seconds, so that one cached response
 * of an edge serves all.
 *
 * @param now epoch milliseconds
 */
export function untilNextPoll(now: number, intervalMs: number): number {
  const left = intervalMs - (now % intervalMs);
  return left < EARLY_MS ? left + intervalMs : left;
}
