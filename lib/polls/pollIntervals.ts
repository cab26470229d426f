/** Their load: Capacity in `docs/operate.md`, `deploy/nginx`; `/api/ready` allows two of breaking's. */
export const POLL_INTERVALS_MS = {
  posters: 30_000,
  'breaking-news': 30_000,
  'featured-stories': 60_000,
  trending: 5 * 60_000,
} as const;

export type PolledEndpoint = keyof typeof POLL_INTERVALS_MS;

export const isPolledEndpoint = (name: string): name is PolledEndpoint =>
  Object.hasOwn(POLL_INTERVALS_MS, name);

/** An open live page's; slow connections wait twice as long. */
export const LIVE_INTERVAL_MS = 30_000;
