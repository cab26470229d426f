// Plain JavaScript, because the server checks its settings before a build is loaded.

import { withoutEndSlash } from '../withoutEndSlash.mjs';

export const NEWS_SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);

/** @typedef {(typeof NEWS_SOURCES)[number]} NewsSource */

/**
 * The default of `NEWS_MEDIA_PATHS`, and where a system has its API and its editors. Feeds use
 * `NEWS_IMAGE_HOSTS`.
 *
 * @type {Record<NewsSource, { media: string, own: readonly string[] }>}
 */
const SYSTEMS = {
  api: { media: '/pictures/,/videos/,/images/,/media/,/uploads/', own: [] },
  wordpress: {
    media: '/wp-content/uploads/',
    own: ['wp-json', 'wp-admin', 'wp-login.php', 'index.php'],
  },
  ghost: { media: '/content/images/,/content/media/,/content/files/', own: ['ghost'] },
  feeds: { media: '', own: [] },
};

/** @param {string | undefined} source as `NEWS_SOURCE` names it */
export const systemOf = (source) => SYSTEMS[NEWS_SOURCES.find((name) => name === source) ?? 'api'];

/**
 * The address of a publishing system itself, without the path of its API or of its editors.
 *
 * @param {string} source as `NEWS_SOURCE` names it
 * @param {string} url
 */
export function publishingAddress(source, url) {
  const { own } = systemOf(source);
  const { origin, pathname } = new URL(url);
  const parts = pathname.split('/');
  const end = parts.findIndex((part) => own.includes(part));
  return withoutEndSlash(origin + (end < 0 ? parts : parts.slice(0, end)).join('/'));
}
