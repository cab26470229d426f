import 'server-only';
import { callsInFlight, namedMemories } from './feedMemory';

/**
 * When each feed last answered with something usable, in epoch milliseconds; null when it never
 * did.
 */
export function lastValidTimes(): Record<string, number | null> {
  return Object.fromEntries(
    [...namedMemories()].map(([name, { lastValidAt }]) => [name, lastValidAt]),
  );
}

/** How many milliseconds ago each feed last did; null when it never did. */
export function lastValidAges(): Record<string, number | null> {
  return Object.fromEntries(
    [...namedMemories()].map(([name, { lastValidTick }]) => [
      name,
      lastValidTick === null ? null : performance.now() - lastValidTick,
    ]),
  );
}

/** Settles once all calls that are under way have. */
export const callsUnderWay = () => Promise.all(callsInFlight());
