/** A timer that comes early would ask twice. */
const EARLY_MS = 1_000;

/**
 * Until the next poll, at the same seconds for every reader, so that the edge's one answer is for
 * all who ask.
 *
 * @param now epoch milliseconds
 */
export function untilNextPoll(now: number, intervalMs: number): number {
  const left = intervalMs - (now % intervalMs);
  return left < EARLY_MS ? left + intervalMs : left;
}
