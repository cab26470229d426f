// @ts-check
import { COMPANY_PATHS, TOOL_PATHS } from '#site/pages.mjs';
import { SECTIONS } from '#site/sections.mjs';
import { STATE_IDS } from '#site/states.mjs';

const FIXED = new Set([
  ...Object.keys(SECTIONS),
  ...COMPANY_PATHS,
  ...TOOL_PATHS,
  ...STATE_IDS.map((id) => `/india/${id}`),
  '/search',
  '/my',
  '/offline',
  '/preview',
]);

/** Pages without end. */
const NAMED = /^\/(?:news|author|tag)\/[^/]+$/;

/**
 * Whether a path is that of a page of the site, or has the form of one. Plain JavaScript, because the
 * server reads it as well.
 *
 * @param {string} path without language prefix, and without a slash at its end
 */
export const hasPageForm = (path) => FIXED.has(path) || NAMED.test(path);

/** The first parts of all of them: what is no slug of a story. */
const ROOTS = new Set([...FIXED, '/news', '/author', '/tag'].map((path) => path.split('/')[1]));

/**
 * A path whose first part is that of a page in capital letters, in the letters of the page: `/NEWS/A1` is
 * `/news/A1`, `/India/Gujarat` is `/india/gujarat`. Any other as it is.
 *
 * @param {string} path without language prefix
 */
export function inOwnCase(path) {
  const lower = path.toLowerCase();
  if (FIXED.has(lower)) return lower;
  const [, root = '', ...rest] = path.split('/');
  return ROOTS.has(root.toLowerCase()) ? ['', root.toLowerCase(), ...rest].join('/') : path;
}
