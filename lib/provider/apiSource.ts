import 'server-only';
import { posterFeed } from './posterFeed';
import type { Source } from './source';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

/** The provider's API, which has neither single stories nor pages. */
export const apiSource: Source = {
  feeds: { breaking: breakingFeed, featured: featuredFeed, news: newsFeed },
  posters: posterFeed,
};
