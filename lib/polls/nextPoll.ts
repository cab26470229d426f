/** A timer that fires early would ask twice. */
const EARLY_MS = 1_000;

/**
 * Milliseconds to the next poll, at the same seconds for every reader, so that one answer of an
 * edge serves all.
 *
 * @param now epoch milliseconds
 */
export function untilNextPoll(now: number, intervalMs: number): number {
  const left = intervalMs - (now % intervalMs);
  return left < EARLY_MS ? left + intervalMs : left;
}
