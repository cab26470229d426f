// Detects which publishing system answers at an address, before the import check reads any news.

import { publishingAddress } from '../lib/config/newsSources.mjs';

export const TIMEOUT_MS = 10_000;

/**
 * Base address of a WordPress REST API, after redirects; null without one.
 *
 * @param {string} url
 */
export async function wordPressAt(url) {
  const answers = [`${url}/wp-json/`, `${url}/?rest_route=/`].map(async (way) => {
    const response = await fetch(way, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const index = await response.json();
    const isOne = Array.isArray(index?.namespaces) && index.namespaces.includes('wp/v2');
    // A plug-in hides the API.
    const isHidden = !response.ok && /^rest_(?!no_route)/.test(index?.code ?? '');
    return isOne || isHidden ? publishingAddress('wordpress', response.url) : null;
  });
  const found = await Promise.allSettled(answers);
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])[0] ?? null;
}

/**
 * Tells a feed from a WordPress, which would answer its REST API below a feed's path too.
 *
 * @param {string} url
 */
export async function isFeed(url) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
  return /\b(rss|atom|xml|feed\+json)\b/.test(response?.headers.get('content-type') ?? '');
}

/** True for the API that `NEWS_SOURCE=api` reads. @param {string} url */
export async function isApi(url) {
  const way = `${url}/api/breaking-news`;
  const response = await fetch(way, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  void response?.body?.cancel().catch(() => {});
  return response?.ok === true && /\bjson\b/.test(response.headers.get('content-type') ?? '');
}

/** True for a Ghost, which refuses requests without a key. @param {string} url */
export async function wantsKey(url) {
  const way = `${url}/ghost/api/content/posts/`;
  const response = await fetch(way, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return (
    [401, 403].includes(response?.status ?? 0) &&
    (await response?.text().catch(() => ''))?.includes('"errors"')
  );
}

/** Feeds linked from a page; null without an answer. @param {string} url */
export async function feedsOf(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  return response ? namedFeeds(await response.text().catch(() => ''), response.url) : null;
}

const LINK = /<link\s[^>]{1,2000}>/gi;
const TYPE = /\stype\s*=\s*["']?application\/(?:rss\+xml|atom\+xml|feed\+json)/i;
const REL = /\srel\s*=\s*["']?alternate/i;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const MOST = 5;

/**
 * First feeds linked from a page: https://www.rssboard.org/rss-autodiscovery
 *
 * @param {string} html
 * @param {string} url
 * @returns {string[]}
 */
function namedFeeds(html, url) {
  const feeds = (html.match(LINK) ?? [])
    .filter((link) => REL.test(link) && TYPE.test(link))
    .flatMap((link) => {
      const [, double, single, bare] = HREF.exec(link) ?? [];
      const href = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&');
      return href && URL.canParse(href, url) ? new URL(href, url).href : [];
    });
  return [...new Set(feeds)].slice(0, MOST);
}
