import 'server-only';
import { lastValidAges } from './fetchFeed';

/** Seconds since each feed last answered with something usable; null when it never did. */
export const feedAgesS = (): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(lastValidAges()).map(([feed, ms]) => [
      feed,
      ms === null ? null : Math.round(ms / 1000),
    ]),
  );

/**
 * What is known of the provider, as a header's value: `ok;age=3` when a feed has answered within
 * `freshS`, else `failing;age=95`, or `failing` when none ever did.
 */
export function providerState(freshS: number): string {
  const age = Math.min(...Object.values(feedAgesS()).map((seconds) => seconds ?? Infinity));
  const state = age <= freshS ? 'ok' : 'failing';
  return age === Infinity ? state : `${state};age=${age}`;
}
