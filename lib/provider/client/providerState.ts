import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { callsUnderWay, lastValidAges, lastValidTimes } from './feedMemory';

const FRESH_MS = MINUTE_MS;

const newestAge = () =>
  Object.values(lastValidAges()).reduce<number>(
    (newest, age) => Math.min(newest, age ?? Infinity),
    Infinity,
  );
const newest = () =>
  Object.values(lastValidTimes()).reduce<number>((last, at) => Math.max(last, at ?? 0), 0);

/**
 * Waits briefly for running calls, because the header renders while a page's feeds load. Epoch
 * milliseconds, null before any valid reply.
 */
export async function lastProviderUpdate(): Promise<number | null> {
  if (newestAge() > FRESH_MS) {
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
  const age = Object.values(feedAgesS()).reduce<number>(
    (newest, seconds) => Math.min(newest, seconds ?? Infinity),
    Infinity,
  );
  const state = age <= freshS ? 'ok' : 'failing';
  return age === Infinity ? state : `${state};age=${age}`;
}
