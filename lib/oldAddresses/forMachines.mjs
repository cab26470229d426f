// Plain JavaScript, because the server reads it as it is.

/** @type {Readonly<Record<string, 'rss' | 'atom' | 'json'>>} */
const FORMATS = { atom: 'atom', json: 'json', rss: 'rss', rss2: 'rss', rdf: 'rss' };

const FOLDER =
  /^(?:\/(?:blog|comments|news))?\/(?:feeds?|rss)(?:\/(?:category|tag|author|section)\/[^/]+|\/([a-z][a-z0-9-]*))?$/;
const FILE =
  /^\/(?:wp-)?(?:comments)?(?:feeds?|rss2?|rss-?feeds?|rdf|atom|index|news)\.(?:xml|rss|rdf|atom|json|php|aspx?)$/;
const IN_FOLDER = /^\/(?:feeds?|rss)\/[a-z][\w-]*(?:\.(?:rss|atom))?\.(?:xml|rss|atom|json)$/;
const ALONE = /^\/(?:atom|rss2|rdf)$/;
const BLOGGER = /^\/feeds\/(?:posts|comments)\/(?:default|summary|full)(?:\/-\/.+)?$/;

/**
 * `/feed`, `/feed/atom`, `/comments/feed`, `/rss`, `/feed.xml`, `/wp-rss2.php`; otherwise null.
 *
 * @param {string} path without language prefix
 * @returns {'rss' | 'atom' | 'json' | null}
 */
export function feedFormatAt(path) {
  const lower = path.toLowerCase();
  const inFolder = FOLDER.exec(lower);
  // WordPress plug-ins name their own feeds: `/feed/google-news`.
  if (inFolder) return FORMATS[inFolder[1] ?? 'rss'] ?? 'rss';
  if (BLOGGER.test(lower)) return 'rss';
  if (IN_FOLDER.test(lower) || ALONE.test(lower)) return lower.includes('atom') ? 'atom' : 'rss';
  // WordPress redirects `/index.php` to its front page.
  if (!FILE.test(lower) || lower === '/index.php') return null;
  return lower.includes('atom') ? 'atom' : lower.endsWith('.json') ? 'json' : 'rss';
}

/**
 * @param {'rss' | 'atom' | 'json'} format
 * @param {string} locale
 */
export const wholeFeed = (format, locale) => `/feeds/${locale}/all.${format}`;

const SITEMAP =
  /^\/(?:sitemaps?|(?:sitemap\/[\w-]{1,80}|[\w-]{0,80}(?:sitemap|googlenews)[\w-]{0,80})\.(?:xml|xml\.gz|txt|rss|php|aspx?))$/i;

/**
 * `/wp-sitemap.xml`, `/sitemap_index.xml`, `/post-sitemap2.xml`, `/news-sitemap.xml`; otherwise
 * null.
 *
 * @param {string} path without language prefix
 */
export function sitemapAt(path) {
  if (!SITEMAP.test(path)) return null;
  return /news(?!letter|paper)/i.test(path) ? '/sitemaps/news.xml' : '/sitemap.xml';
}
