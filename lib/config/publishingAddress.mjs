// @ts-check
// Plain JavaScript, because the server reads it as it is.

import { withoutEndSlash } from '../withoutEndSlash.mjs';

/** What editors see behind the address of their own WordPress or Ghost. */
const OWN_PATHS = {
  wordpress: /\/(?:wp-json|wp-admin|wp-login\.php|index\.php)(?:\/.*)?$/,
  ghost: /\/ghost(?:\/.*)?$/,
};

/**
 * The address of a publishing system itself, without the path of its API or of its editors.
 *
 * @param {string} source as `NEWS_SOURCE` names it
 * @param {string} url without query and fragment
 */
export function publishingAddress(source, url) {
  const path = source === 'wordpress' || source === 'ghost' ? OWN_PATHS[source] : null;
  return withoutEndSlash(path ? url.replace(path, '') : url);
}
