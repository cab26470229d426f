import 'server-only';
import { fetchFeed, lastValid } from '@/lib/provider/client/fetchFeed';
import type { Source } from '@/lib/provider/source/source';
import { posterFeed } from './posterFeed';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

const FEEDS = { breaking: breakingFeed, featured: featuredFeed, news: newsFeed };

/** The provider's own API: four calls, which are the whole truth. */
export const apiSource: Source = {
  feed: (name) => fetchFeed(FEEDS[name]),
  lastFeed: (name) => lastValid(FEEDS[name]),
  posters: () => fetchFeed(posterFeed),
};
