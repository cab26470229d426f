import type { StoryFeedName } from './source';

/** Inner messages (product.md 13), the same for every source. */
export const FAILURES = {
  breaking: 'Failed to fetch breaking news',
  featured: 'Failed to fetch featured stories',
  news: 'Failed to fetch news',
  posters: 'Failed to fetch posters',
} as const satisfies Record<StoryFeedName | 'posters', string>;
