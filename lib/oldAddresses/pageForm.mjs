// Plain JavaScript, because the server reads it too.

import { DISTRICTS } from '#site/districts.mjs';
import { COMPANY_PATHS, TOOL_PATHS } from '#site/pages.mjs';
import { SECTIONS } from '#site/sections.mjs';
import { STATE_IDS } from '#site/states.mjs';

const FIXED = new Set([
  ...Object.keys(SECTIONS),
  ...COMPANY_PATHS,
  ...TOOL_PATHS,
  ...STATE_IDS.map((id) => `/india/${id}`),
  ...DISTRICTS.map(({ state, id }) => `/india/${state}/${id}`),
  '/search',
  '/my',
  '/offline',
  '/preview',
]);

const NAMED = /^\/(?:news|author|tag|tools\/[^/]+)\/[^/]+$/;

/** @param {string} path without language prefix and trailing slash */
export const hasPageForm = (path) => FIXED.has(path) || NAMED.test(path);

const TERM = /^\/(?:tag|author)\/[^/]+$/;
const TERM_ENDING = /(?<=[^/])\.(?:html?|php|aspx?|cms)$/i;

/**
 * Slugs of tags and authors have no extension, but static site generators write one.
 *
 * @param {string} path without language prefix
 */
export const withoutTermEnding = (path) => (TERM.test(path) ? path.replace(TERM_ENDING, '') : path);

const ROOTS = new Set([...FIXED, '/news', '/author', '/tag'].map((path) => path.split('/')[1]));

/**
 * `/NEWS/A1` becomes `/news/A1`, `/India/Gujarat` becomes `/india/gujarat`; other paths are
 * unchanged.
 *
 * @param {string} path without language prefix
 */
export function inOwnCase(path) {
  const lower = path.toLowerCase();
  if (FIXED.has(lower)) return lower;
  const [, root = '', ...rest] = path.split('/');
  return ROOTS.has(root.toLowerCase()) ? ['', root.toLowerCase(), ...rest].join('/') : path;
}
