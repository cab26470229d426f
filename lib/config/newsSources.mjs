// Plain JavaScript, because the server checks its settings before a build is loaded.

import { withoutEndSlash } from '../withoutEndSlash.mjs';

export const NEWS_SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);

/** @typedef {(typeof NEWS_SOURCES)[number]} NewsSource */

/**
 * `media`: default of `NEWS_MEDIA_PATHS`; feeds use `NEWS_IMAGE_HOSTS`. `own`: path segments of a
 * system's API and admin pages.
 *
 * @type {Record<NewsSource, { media: string, own: readonly string[] }>}
 */
const SYSTEMS = {
  api: {
    media: '/pictures/,/videos/,/images/,/media/,/uploads/,/assets/,/files/,/api/media/',
    own: [],
  },
  wordpress: {
    media: '/wp-content/uploads/',
    own: ['wp-json', 'wp-admin', 'wp-login.php', 'index.php'],
  },
  ghost: { media: '/content/images/,/content/media/,/content/files/', own: ['ghost'] },
  feeds: { media: '', own: [] },
};

/** @param {string | undefined} source a value of `NEWS_SOURCE` */
export const systemOf = (source) => SYSTEMS[NEWS_SOURCES.find((name) => name === source) ?? 'api'];

/**
 * The base URL of a publishing system, without the path of its API or its admin pages.
 *
 * @param {string} source a value of `NEWS_SOURCE`
 * @param {string} url
 */
export function publishingAddress(source, url) {
  const { own } = systemOf(source);
  const { origin, pathname } = new URL(url);
  const parts = pathname.split('/');
  const end = parts.findIndex((part) => own.includes(part));
  return withoutEndSlash(origin + (end < 0 ? parts : parts.slice(0, end)).join('/'));
}
