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
