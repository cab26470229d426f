import 'server-only';
import { environment } from '@/lib/config/environment.mjs';

/**
 * The longest wait for a feed before the page streams without it
 * (docs/decisions/0001-stream-late-feeds.md).
 */
export const FEED_GRACE_MS = 80;

export async function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => (timer = setTimeout(() => done(null), limitMs)));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
    // A late rejection would otherwise be unhandled.
    promise.catch(() => {});
  }
}

/**
 * Crawlers give up on slow responses: null after a third of `NEWS_TIMEOUT_MS` (1 s by default), if
 * an earlier result is known.
 */
export const inCrawlersTime = <T>(isKnown: boolean, asked: Promise<T>): Promise<T | null> =>
  isKnown ? withTimeout(environment().NEWS_TIMEOUT_MS / 3, asked) : asked;
