import 'server-only';
import { lastValid } from '@/lib/provider/client/fetchFeed';
import { fetchNews, markStale } from '@/lib/provider/client/fetchOrStale';
import type { Source } from '@/lib/provider/source/source';
import { draft } from './draft';
import { posterFeed } from './posterFeed';
import { breakingFeed, featuredFeed, newsFeed } from './storyFeeds';

const FEEDS = { breaking: breakingFeed, featured: featuredFeed, news: newsFeed };

export const apiSource: Source = {
  feed: async (name) => markStale(await fetchNews(FEEDS[name])),
  lastFeed: (name) => lastValid(FEEDS[name]),
  posters: async () => markStale(await fetchNews(posterFeed)),
  draft,
};
