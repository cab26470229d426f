// A provider with stories of full length, which names no version of its answers: every request of
// the site reads and compares whole bodies.
import { createServer } from 'node:http';

const PARAGRAPH =
  'The council met on Tuesday and agreed to repair the bridge before the rains, after farmers of four villages had asked for it through two seasons. ';
/** About 3,000 characters, as a reported story has. */
const CONTENT = Array.from({ length: 5 }, () => PARAGRAPH.repeat(4).trim()).join('\n\n');

const CATEGORIES = ['india', 'world', 'business', 'sports', 'technology', 'entertainment'];
const STATES = ['Madhya Pradesh', 'Gujarat', 'Rajasthan', 'Maharashtra'];

/** @type {Record<string, { path: string, count: number }>} */
const FEEDS = {
  posters: { path: '/api/posters', count: 5 },
  breaking: { path: '/api/breaking-news', count: 16 },
  featured: { path: '/api/featured-stories', count: 6 },
  news: { path: '/api/news', count: 38 },
};

/** @param {string} feed @param {number} index */
const story = (feed, index) => ({
  id: `${feed}-${index}`,
  title: `Story ${index} of ${feed}: the town opens its new bridge across the river`,
  headline: `Story ${index} of ${feed}: the town opens its new bridge across the river`,
  summary: 'Traffic moves again after four months, and the market follows it to the other bank.',
  content: CONTENT,
  category: CATEGORIES[index % CATEGORIES.length],
  state: STATES[index % STATES.length],
  language: index % 2 ? 'hi' : 'en',
  priority: index,
  views: 100 + index,
  readTime: 4,
  timestamp: new Date(Date.UTC(2026, 10, 20, 6) - index * 60_000).toISOString(),
  imageUrl: null,
});

/**
 * @param {number} [stories] of the news feed; 38 make 65 of all
 * @returns {import('node:http').Server}
 */
export function createProvider(stories = FEEDS.news?.count ?? 0) {
  const bodies = new Map(
    Object.entries(FEEDS).map(([feed, { path, count }]) => [
      path,
      JSON.stringify(
        Array.from({ length: feed === 'news' ? stories : count }, (_, index) => story(feed, index)),
      ),
    ]),
  );
  return createServer((request, response) => {
    const body = bodies.get((request.url ?? '').split('?')[0] ?? '');
    response
      .writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(body ?? '{}');
  });
}
