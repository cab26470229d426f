// Plain JavaScript, because the server reads it as it is.

import { DEFAULT_LOCALE, LOCALES } from '#site/locales.mjs';
import { isPageUrl } from '../request/cacheControl.mjs';
import { isLitePath } from '../request/liteRoute.mjs';
import { isShareQuery } from '../request/sharedLink.mjs';
import { withoutEndSlash } from '../withoutEndSlash.mjs';
import { feedFormatAt, sitemapAt, wholeFeed } from './forMachines.mjs';
import { hasPageForm } from './pageForm.mjs';

/** @typedef {keyof typeof LOCALES} Locale */

/** @type {ReadonlyMap<string, [Locale, string]>} */
const LANGUAGES = new Map(
  Object.entries(LOCALES).map(([name, { prefix }]) => [
    name.toLowerCase(),
    [/** @type {Locale} */ (name), prefix],
  ]),
);

/** @param {string} pathname */
function languageOf(pathname) {
  const [, first = ''] = pathname.split('/', 2);
  const [locale, prefix] = LANGUAGES.get(first.toLowerCase()) ?? [null, ''];
  return locale === null
    ? { locale: DEFAULT_LOCALE, prefix, path: pathname }
    : { locale, prefix, path: pathname.slice(1 + first.length) || '/' };
}

const withoutSlash = (/** @type {string} */ pathname) => withoutEndSlash(pathname) || '/';

/**
 * Other systems' URLs decidable by text: feeds, sitemaps, `/?feed=rss2`, `/?s=rain`.
 * `redirectMoved.ts` handles those that need the news.
 *
 * @param {{ pathname: string, query: string }} target as `readTarget` gives it
 */
export function movedTo({ pathname, query }) {
  const { locale, prefix, path } = languageOf(withoutSlash(pathname));
  const sitemap = sitemapAt(path);
  if (sitemap) return sitemap;
  const format = feedFormatAt(path);
  if (format) return wholeFeed(format, locale);
  if (path === '/index.php' && isShareQuery(query)) return prefix || '/';
  return isFront(path) ? movedFront(new URLSearchParams(query), locale, prefix) : null;
}

const isFront = (/** @type {string} */ path) => path === '/' || path === '/index.php';

/**
 * @param {URLSearchParams} params
 * @param {Locale} locale
 * @param {string} prefix
 */
function movedFront(params, locale, prefix) {
  const feed = params.get('feed') ?? (params.get('format') === 'rss' ? 'rss' : null);
  if (feed !== null) return wholeFeed(feedFormatAt(`/feed/${feed}`) ?? 'rss', locale);
  const words = params.get('s');
  if (words && !isShareQuery(`s=${words}`))
    return `${prefix}/search?q=${encodeURIComponent(words)}`;
  for (const [name, folder] of /** @type {const} */ ([
    ['tag', 'tag'],
    ['author_name', 'author'],
  ])) {
    const slug = params.get(name);
    if (slug) return `${prefix}/${folder}/${encodeURIComponent(slug)}`;
  }
  return null;
}

/**
 * Strips trailing slash, default language and `/index.php` of unknown paths at once, to save a
 * redirect for each.
 *
 * @param {{ pathname: string, query: string }} target
 * @returns {string}
 */
export function withoutDetours({ pathname, query }) {
  if (!isPageUrl(withoutSlash(pathname)) && !/\/index\.php$/i.test(pathname)) return pathname;
  if (isLitePath(pathname)) return pathname;
  const { prefix, path } = languageOf(withoutSlash(pathname));
  if (path === '/index.php') return prefix || '/';
  if (path === '/' && query !== '') return categoryPath(prefix, query) ?? pathname;
  return /^\/(?:\/|$)/.test(path) || hasPageForm(path) ? pathname : prefix + path;
}

/**
 * @param {string} prefix
 * @param {string} query
 */
function categoryPath(prefix, query) {
  const slug = new URLSearchParams(query).get('category_name');
  return slug ? `${prefix}/category/${slug.split('/').map(encodeURIComponent).join('/')}` : null;
}
