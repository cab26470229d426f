import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { FEED_GRACE_MS } from '@/lib/async/feedGrace';
import { withTimeout } from '@/lib/async/withTimeout';
import { MINUTE_MS } from '@/lib/time/durations';
import { callsUnderWay, lastValidAges, lastValidTimes } from './fetchFeed';

/** The header counts in minutes. */
const FRESH_MS = MINUTE_MS;

const newestAge = () => Math.min(...Object.values(lastValidAges()).map((age) => age ?? Infinity));
const newest = () => Math.max(...Object.values(lastValidTimes()).map((at) => at ?? 0), 0);

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
