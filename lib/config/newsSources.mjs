// Plain JavaScript, because the server checks its settings before a build is loaded.

import { withoutEndSlash } from '../withoutEndSlash.mjs';

export const NEWS_SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);

/** @typedef {(typeof NEWS_SOURCES)[number]} NewsSource */

/**
 * Default media paths per system; `NEWS_MEDIA_PATHS` overrides them. Feeds use `NEWS_IMAGE_HOSTS`.
 *
 * @type {Record<NewsSource, string>}
 */
const MEDIA_PATHS = {
  api: '/pictures/,/videos/,/images/,/media/,/uploads/',
  wordpress: '/wp-content/uploads/',
  ghost: '/content/images/,/content/media/,/content/files/',
  feeds: '',
};

/**
 * Where a system has its API and its editors.
 *
 * @type {Record<NewsSource, readonly string[]>}
 */
const OWN_PATHS = {
  api: [],
  wordpress: ['wp-json', 'wp-admin', 'wp-login.php', 'index.php'],
  ghost: ['ghost'],
  feeds: [],
};

/** @param {string | undefined} source as `NEWS_SOURCE` names it */
const systemOf = (source) => NEWS_SOURCES.find((name) => name === source) ?? 'api';

/** @param {string | undefined} source as `NEWS_SOURCE` names it */
export const mediaPathsOf = (source) => MEDIA_PATHS[systemOf(source)];

/**
 * The address of a publishing system itself, without the path of its API or of its editors.
 *
 * @param {string} source as `NEWS_SOURCE` names it
 * @param {string} url
 */
export function publishingAddress(source, url) {
  const own = OWN_PATHS[systemOf(source)];
  const { origin, pathname } = new URL(url);
  const parts = pathname.split('/');
  const end = parts.findIndex((part) => own.includes(part));
  return withoutEndSlash(origin + (end < 0 ? parts : parts.slice(0, end)).join('/'));
}
