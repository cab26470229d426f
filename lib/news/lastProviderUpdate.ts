import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { withTimeout } from '@/lib/async/withTimeout';
import { callsUnderWay, lastResponseTimes } from './fetchFeed';

/** As long as a page waits for its feeds before it streams them. */
const GRACE_MS = 80;
/** The header counts in minutes. */
const FRESH_MS = 60_000;

const newest = () => Math.max(...Object.values(lastResponseTimes()).map((at) => at ?? 0), 0);

/**
 * When a feed last answered with something usable, in epoch milliseconds; null when none ever did.
 * A page asks its feeds while its header is put together, so that the calls under way are waited
 * for, but not for long.
 */
export async function lastProviderUpdate(): Promise<number | null> {
  if (Date.now() - newest() > FRESH_MS) {
    await setImmediate();
    await withTimeout(GRACE_MS, callsUnderWay());
  }
  return newest() || null;
}
