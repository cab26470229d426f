/**
 * How long the browser waits for the site's own lists and stories. A stalled connection would hold the
 * next poll, and the reader at "Loading...", for as long as the browser likes.
 */
export const FETCH_LIMIT_MS = 15_000;
