import 'server-only';

/**
 * How long a response waits for a feed before it goes on without it, as `FeedBlock` does. See
 * docs/decisions/0001-stream-late-feeds.md.
 */
export const FEED_GRACE_MS = 80;

/**
 * Resolves with the promise's value, or with null after `limitMs`. Does not cancel the promise.
 * Rejects if it rejects in time.
 */
export async function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => (timer = setTimeout(() => done(null), limitMs)));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
    // After the timeout nobody awaits the promise: its rejection must not become an unhandled one.
    promise.catch(() => {});
  }
}
