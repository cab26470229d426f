/**
 * A stalled connection would otherwise block the next poll and leave the reader at "Loading...".
 */
export const FETCH_LIMIT_MS = 15_000;
