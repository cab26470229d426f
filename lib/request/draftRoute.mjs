// Plain JavaScript, because the server reads it as it is.

import { LOCALES } from '#site/locales.mjs';
import { canonicalPath } from './canonicalPath.mjs';

const PAGE = 'preview';
const LANGUAGE = /^[a-z]{2}$/;
/** @type {ReadonlyMap<string, string>} */
const PREFIXES = new Map(
  Object.entries(LOCALES).map(([name, { prefix }]) => [name.toLowerCase(), prefix]),
);

/**
 * The draft page's path from any spelling: Next would redirect `//preview` and `/HI/preview`, and
 * caches would keep the token.
 *
 * @param {string} pathname
 */
export function draftPath(pathname) {
  const names = canonicalPath(pathname)
    .toLowerCase()
    .split(/[/\\]+/)
    .filter(Boolean);
  if (names.pop() !== PAGE || !names.every((name) => PREFIXES.has(name) || LANGUAGE.test(name)))
    return null;
  const language = names.at(-1);
  const prefix = language === undefined ? '' : (PREFIXES.get(language) ?? `/${language}`);
  return `${prefix}/${PAGE}`;
}

/** @param {string} pathname */
export const isDraftRoute = (pathname) => draftPath(pathname) !== null;

/** Security: drafts stay out of caches, search indexes and other sites' referrer logs. */
export const DRAFT_HEADERS = {
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Security: Next logs URLs in spans and errors, so the page reads the token from the request
 * context.
 *
 * @param {string} target
 */
export const withoutToken = (target) => {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  params.delete('token');
  const rest = params.toString();
  return rest === '' ? path : `${path}?${rest}`;
};

/** @param {string} target */
export const tokenIn = (target) => {
  const [, query = ''] = target.split(/\?(.*)/s);
  const tokens = new URLSearchParams(query).getAll('token');
  return tokens.length === 1 ? (tokens[0] ?? '') : '';
};
