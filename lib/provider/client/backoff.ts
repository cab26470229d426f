/** So many in a row pause nothing: a reader who presses "Try again" is worth a call. */
const FREE_FAILURES = 2;
const FIRST_PAUSE_MS = 250;

/**
 * How long a feed is not called after so many failures in a row, in milliseconds: 250 after the
 * third, twice as long after each that follows, `longestMs` at most.
 */
export const pauseMs = (failures: number, longestMs: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(longestMs, FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES - 1));
