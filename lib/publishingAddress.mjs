// Plain JavaScript, because the server's own files and scripts use it.

import { withoutEndSlash } from './withoutEndSlash.mjs';

const OWN_PATHS = {
  wordpress: ['wp-json', 'wp-admin', 'wp-login.php', 'index.php'],
  ghost: ['ghost'],
};

/**
 * The address of a publishing system itself, without the path of its API or of its editors.
 *
 * @param {string} source as `NEWS_SOURCE` names it
 * @param {string} url
 */
export function publishingAddress(source, url) {
  const own = source === 'wordpress' || source === 'ghost' ? OWN_PATHS[source] : [];
  const { origin, pathname } = new URL(url);
  const parts = pathname.split('/');
  const end = parts.findIndex((part) => own.includes(part));
  return withoutEndSlash(origin + (end < 0 ? parts : parts.slice(0, end)).join('/'));
}
