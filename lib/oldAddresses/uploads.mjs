// Plain JavaScript, because the server reads it as it is.

import { mediaSources } from '../config/mediaSources.mjs';
import { systemOf } from '../config/newsSources.mjs';
import { isPublicUrl } from '../config/publicUrl.mjs';

/**
 * Redirects old media URLs of WordPress and Ghost to `NEWS_API_URL`, or to the first `NEWS_IMAGE_HOSTS`
 * entry. Null if the system shares this hostname.
 *
 * @param {string} pathname without dot segments
 * @param {string} query with its question mark
 * @param {{ NEWS_SOURCE: string, NEWS_API_URL: string, SITE_URL: string, NEWS_IMAGE_HOSTS?: readonly string[] }} settings
 */
export function uploadAddress(pathname, query, settings) {
  const { NEWS_SOURCE, NEWS_API_URL, NEWS_IMAGE_HOSTS, SITE_URL } = settings;
  const { media, own } = systemOf(NEWS_SOURCE);
  const folder = media.split(',').find((path) => pathname.startsWith(path));
  // An API has no pages of its own, so its files were never at this site's addresses.
  if (!folder || own.length === 0) return null;
  const hosts = mediaSources({ NEWS_IMAGE_HOSTS: NEWS_IMAGE_HOSTS?.join(), NEWS_MEDIA_PATHS: '-' })
    .filter(({ path }) => folder.startsWith(path))
    .map(({ origin }) => origin);
  const base = [NEWS_API_URL, ...hosts].find(
    (url) =>
      new URL(url).host !== new URL(SITE_URL).host && (isPublicUrl(url) || !isPublicUrl(SITE_URL)),
  );
  return base ? base + pathname + query : null;
}
