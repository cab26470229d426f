// What readers, crawlers and open pages ask an edge for, and what they get.
import { LONG_STORY } from '../provider.mjs';

/** One path of each kind. */
export const PATHS = [
  '/',
  '/?breaking=all',
  `/news/${LONG_STORY.en}`,
  '/india',
  '/india/madhya-pradesh',
  '/world',
  '/sports',
  '/sports/cricket',
  '/business',
  '/technology',
  '/live-tv',
  '/videos',
  '/search?q=bridge',
  '/tools/emi-calculator',
  '/privacy-policy',
  '/hi',
  `/hi/news/${LONG_STORY.hi}`,
  '/hi/india',
  '/hi/sports',
  '/api/breaking-news?lang=hi',
  '/api/posters?lang=en',
  '/api/trending?lang=en',
  `/api/stories?ids=${LONG_STORY.en}&lang=en`,
  '/feeds/en/all.rss',
  '/sitemap.xml',
  `/news/${LONG_STORY.en}.md`,
];

/** Story URLs in pages, ids in JSON, links in feeds. */
const STORY = /\/news\/[\w-]+|"id":"[\w-]+"/g;

/** @typedef {{ status: number, cache: string | null, stories: number }} Given */

/**
 * @param {string} url
 * @returns {Promise<Given>} `stories`: how many different ones it names
 */
async function ask(url) {
  const response = await fetch(url, { redirect: 'manual' });
  const stories = new Set((await response.text()).match(STORY)).size;
  return { status: response.status, cache: response.headers.get('x-cache'), stories };
}

/**
 * Asks for every path, one after another.
 * @param {string} origin
 * @returns {Promise<Map<string, Given>>}
 */
export async function askAll(origin) {
  /** @type {Map<string, Given>} */
  const given = new Map();
  for (const path of PATHS) given.set(path, await ask(origin + path));
  return given;
}

/**
 * What has become worse: another status, or fewer stories.
 * @param {Map<string, Given>} before
 * @param {Map<string, Given>} after
 */
export const losses = (before, after) =>
  PATHS.filter((path) => {
    const [then, now] = [before.get(path), after.get(path)];
    return !then || !now || now.status !== then.status || now.stories < then.stories;
  });
