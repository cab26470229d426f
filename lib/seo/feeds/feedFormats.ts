export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

export const FORMATS: readonly FeedFormat[] = ['rss', 'atom', 'json'];
