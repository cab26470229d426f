// Plain JavaScript, because the server reads it as it is.

import { LATEST } from '#site/links.mjs';
import { DEFAULT_LOCALE, LOCALES } from '#site/locales.mjs';
import { isPageUrl } from '../request/cacheControl.mjs';
import { isLitePath } from '../request/liteRoute.mjs';
import { isShareQuery } from '../request/sharedLink.mjs';
import { withoutEndSlash } from '../withoutEndSlash.mjs';
import { feedFormatAt, sitemapAt, wholeFeed } from './forMachines.mjs';
import { localeOfCode } from './languages.mjs';
import { hasPageForm, withoutTermEnding } from './pageForm.mjs';
import { readLead } from './readLead.mjs';

/** @typedef {import('./languages.mjs').Locale} Locale */

const SEARCH_PAGE = /^\/(?:search(?:\.(?:php|aspx?|html?)|\/results?)?|page\/\d{1,6})$/i;
const WORDS = ['q', 's', 'query', 'keywords', 'keyword', 'search', 'text'];

/**
 * @param {string} path
 * @param {URLSearchParams} params
 * @returns {string | null} null on this site's own search page
 */
function wordsAsked(path, params) {
  if (path === '/search' && params.has('q')) return null;
  const [words] = WORDS.flatMap((name) => params.get(name) || []);
  return words !== undefined && !isShareQuery(`s=${words}`) ? words : null;
}

/** @param {string} pathname */
function languageOf(pathname) {
  const [, first = ''] = pathname.split('/', 2);
  const locale = localeOfCode(first);
  return locale === null
    ? { locale: DEFAULT_LOCALE, path: pathname }
    : { locale, path: pathname.slice(1 + first.length) || '/' };
}

const withoutSlash = (/** @type {string} */ pathname) => withoutEndSlash(pathname) || '/';

const SEARCH = /^\/search\/(?!label\/)([^/]+)(?:\/page\/\d+)?(\/feed(?:\/\w+)?)?$/i;

/**
 * Redirects other systems' URLs that need no news: feeds, sitemaps, `/?feed=rss2`, `/?s=rain`,
 * `/search/rain`. `redirectMoved.ts` handles the others.
 *
 * @param {{ pathname: string, query: string }} target from `readTarget`
 */
export function movedTo({ pathname, query }) {
  if (pathname === SITEMAP) return null;
  const { locale, path } = readLead(withoutSlash(pathname));
  const sitemap = sitemapAt(path);
  if (sitemap) return sitemap;
  const [, words, feed] = SEARCH.exec(path) ?? [];
  const format = feedFormatAt(feed ?? path);
  if (format && !STORY.test(pathname)) return wholeFeed(format, locale);
  if (words !== undefined) return searchFor(words.replaceAll('+', ' '), locale);
  const term = withoutTermEnding(path);
  if (term !== path) return LOCALES[locale].prefix + term;
  const asked = SEARCH_PAGE.test(path) ? wordsAsked(path, new URLSearchParams(query)) : null;
  if (asked !== null) return searchFor(asked, locale);
  const bare = withoutEnding(path);
  if (bare !== path && FRONT.test(bare)) return LOCALES[locale].prefix || '/';
  if (bare !== path && hasPageForm(bare)) return LOCALES[locale].prefix + bare;
  return movedFront(withoutSlash(pathname), query);
}

/** A story's id may be `feed`; other systems' feeds end in a slash. */
const STORY = /\/news\/[^/]+$/;
const SITEMAP = '/sitemap.xml';
const FRONT = /^\/(?:index|home|default)$/i;
const ENDING = /(?<=[^/])\.(?:html?|aspx?|cms|amp)$/i;

/**
 * `/slug.html` becomes `/slug`, because at the root Next would look for a file.
 *
 * @param {string} pathname
 */
export const withoutEnding = (pathname) =>
  pathname.lastIndexOf('/') === 0 ? pathname.replace(ENDING, '') : pathname;

/**
 * @param {string} words encoded or not
 * @param {Locale} locale
 */
function searchFor(words, locale) {
  let plain = words;
  try {
    plain = decodeURIComponent(words);
  } catch {}
  return `${LOCALES[locale].prefix}/search?q=${encodeURIComponent(plain)}`;
}

/** Query parameters of monthly, yearly and later pages of all news, and of an unnamed author. */
const PAST = /^(?:author|m|year|monthnum|day|w|paged)$/;

const FRONT_PAGE = /^\/(?:(?:blog|news|wordpress|wp)(?:\/index\.php)?|index\.php)?$/;

/** WordPress may be in a folder: `/blog/?p=7`. @param {string} path */
const isFront = (path) => path === '/' || (FRONT_PAGE.test(path) && !hasPageForm(path));

/**
 * @param {string} pathname
 * @param {string} query
 */
function movedFront(pathname, query) {
  const own = languageOf(pathname);
  if (!isFront(own.path)) return null;
  const params = new URLSearchParams(query);
  // WPML and Polylang can name the language this way.
  const locale = localeOfCode(params.get('lang') ?? '') ?? own.locale;
  const { prefix } = LOCALES[locale];
  const feed = feedAsked(params);
  if (feed !== null) return wholeFeed(feedFormatAt(`/feed/${feed}`) ?? 'rss', locale);
  const words = params.get('s');
  if (words && !isShareQuery(`s=${words}`)) return searchFor(words, locale);
  for (const [name, folder] of /** @type {const} */ ([
    ['tag', 'tag'],
    ['author_name', 'author'],
  ])) {
    const slug = params.get(name);
    if (slug) return `${prefix}/${folder}/${encodeURIComponent(slug)}`;
  }
  if (isShareQuery(query)) return own.path.endsWith('.php') ? prefix || '/' : null;
  params.delete('lang');
  const names = [...params.keys()];
  if (names.length > 0 && names.every((name) => PAST.test(name))) return prefix + LATEST;
  return locale !== own.locale && isShareQuery(params.toString()) ? prefix || '/' : null;
}

/** WordPress's `?feed=rss2`, Squarespace's `?format=rss`, Joomla's `?format=feed&type=atom`. @param {URLSearchParams} params */
function feedAsked(params) {
  const format = params.get('format');
  if (format === 'feed') return params.get('type') ?? 'rss';
  return params.get('feed') ?? (format === 'rss' ? 'rss' : null);
}

/**
 * Strips a trailing slash, the default language and `/index.php` from unknown paths, to save a
 * redirect for each.
 *
 * @param {{ pathname: string, query: string }} target
 * @returns {string}
 */
export function withoutDetours({ pathname, query }) {
  if (!isPageUrl(withoutSlash(pathname)) && !/\/index\.php$/i.test(pathname)) return pathname;
  if (isLitePath(pathname)) return pathname;
  const { locale, path } = languageOf(withoutSlash(pathname));
  const { prefix } = LOCALES[locale];
  const category = isFront(path) ? categoryPath(prefix, query) : null;
  if (category !== null || path === '/') return category ?? pathname;
  if (isFront(path) && FRONT_OF.test(path + query)) return prefix || '/';
  return hasOwnAddress(path) ? pathname : prefix + path;
}

const FRONT_OF = /\.php|[?&](?:p|page_id|attachment_id)=\d/;

/**
 * Next redirects `/en/india` to `/india`, but after the server had stripped the prefix it would
 * answer without a redirect.
 *
 * @param {string} path
 */
const hasOwnAddress = (path) =>
  /^\/(?:\/|$)/.test(path) ||
  !isPageUrl(path) ||
  isLitePath(path) ||
  languageOf(path).path !== path ||
  hasPageForm(path);

const NUMBER = /^\d{1,10}$/;

/**
 * `/?category_name=world` and, by its number, `/?cat=5`.
 *
 * @param {string} prefix
 * @param {string} query
 */
function categoryPath(prefix, query) {
  const params = new URLSearchParams(query);
  const slug = params.get('category_name') ?? NUMBER.exec(params.get('cat') ?? '')?.[0];
  return slug ? `${prefix}/category/${slug.split('/').map(encodeURIComponent).join('/')}` : null;
}
