// The kinds of page that are measured, each in both languages.
import { getWhole } from './get.mjs';
import { LONG_STORY, SHORT_STORY } from './provider.mjs';

export const LANGS = /** @type {const} */ (['en', 'hi']);

/** @typedef {(typeof LANGS)[number]} Lang */
/** A kind is what figures and goals call a page; a bare page has no language of its own. */
/** @typedef {{ kind: string, lang: Lang, url: string }} Page */

/** @type {Record<string, Record<Lang, string>>} paths, by kind */
const PATHS = {
  home: inBoth('/'),
  'article, 3,000 characters': inBoth('/news/', LONG_STORY),
  'article, short': inBoth('/news/', SHORT_STORY),
  '/india': inBoth('/india'),
  state: inBoth('/india/madhya-pradesh'),
  section: inBoth('/sports'),
  EMI: inBoth('/tools/emi-calculator'),
  legal: inBoth('/privacy-policy'),
  search: { en: '/search?q=bridge', hi: `/hi/search?q=${encodeURIComponent('पुल')}` },
};
const API = { en: '/api/breaking-news', hi: '/api/breaking-news?lang=hi' };

export const BARE_KIND = 'bare page';
const API_KIND = 'own API';

/**
 * @param {string} path
 * @param {Record<Lang, string>} [ids] of a story in each language
 */
function inBoth(path, ids = { en: '', hi: '' }) {
  return { en: path + ids.en, hi: `/hi${path === '/' ? '' : path}${ids.hi}` };
}

/**
 * @param {string} origin
 * @param {string} kind
 * @param {Record<Lang, string>} paths
 */
const inEach = (origin, kind, paths) =>
  LANGS.map((lang) => ({ kind, lang, url: origin + paths[lang] }));

/**
 * The bare page, then every page of the site.
 * @param {{ bare: { origin: string }, site: { origin: string } }} servers
 * @returns {Page[]}
 */
export const allPages = ({ bare, site }) => [
  { kind: BARE_KIND, lang: 'en', url: `${bare.origin}/` },
  ...Object.entries(PATHS).flatMap(([kind, paths]) => inEach(site.origin, kind, paths)),
];

/**
 * All pages, each requested once before: the first request of a server is its slowest.
 * @param {Parameters<typeof allPages>[0]} servers
 */
export async function warmPages(servers) {
  const pages = allPages(servers);
  for (const { url } of pages) await getWhole(url);
  return pages;
}

/**
 * What islands poll.
 * @param {string} origin of the site
 */
export const apiPages = (origin) => inEach(origin, API_KIND, API);

/**
 * A page of a kind, in a language.
 * @param {Page[]} pages
 * @param {string} kind
 * @param {Lang} lang
 */
export function pageOf(pages, kind, lang) {
  const page = pages.find((each) => each.kind === kind && each.lang === lang);
  if (!page) throw new Error(`bench: there is no page ${kind} in ${lang}`);
  return page;
}
