import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { callsUnderWay, lastValidAges, lastValidTimes } from './feedMemory';

/** The header counts in minutes. */
const FRESH_MS = MINUTE_MS;

const newestAge = () =>
  Object.values(lastValidAges()).reduce<number>(
    (newest, age) => Math.min(newest, age ?? Infinity),
    Infinity,
  );
const newest = () =>
  Object.values(lastValidTimes()).reduce<number>((last, at) => Math.max(last, at ?? 0), 0);

/**
 * When a feed last answered with something usable, in epoch milliseconds; null when none ever did.
 * A page asks its feeds while its header is put together, so that the calls under way are waited
 * for, but not for long.
 */
export async function lastProviderUpdate(): Promise<number | null> {
  if (newestAge() > FRESH_MS) {
    await setImmediate();
    await withTimeout(FEED_GRACE_MS, callsUnderWay());
  }
  return newest() || null;
}

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
  const age = Object.values(feedAgesS()).reduce<number>(
    (newest, seconds) => Math.min(newest, seconds ?? Infinity),
    Infinity,
  );
  const state = age <= freshS ? 'ok' : 'failing';
  return age === Infinity ? state : `${state};age=${age}`;
}
