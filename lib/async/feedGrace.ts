import 'server-only';

/**
 * How long a response waits for a feed before it goes on without it, as `FeedBlock` does. See
 * docs/decisions/0001-stream-late-feeds.md.
 */
export const FEED_GRACE_MS = 80;
