// @ts-check

import { LOCALES } from '#site/locales.mjs';
import { canonicalPath } from './canonicalPath.mjs';

const PAGE = 'preview';
/** Of a site that has had more languages. */
const LANGUAGE = /^[a-z]{2}$/;
/** By its name in lower case. @type {ReadonlyMap<string, string>} */
const PREFIXES = new Map(
  Object.entries(LOCALES).map(([name, { prefix }]) => [name.toLowerCase(), prefix]),
);

/**
 * The page of the draft that a path names, however it is spelled; null for any other path. Next would lead
 * `//preview`, `/HI/preview` and others to it by a redirect, which caches keep, with the token in it; here
 * they are that page. Of several languages the last one counts. Plain JavaScript, because the server
 * reads it as well, outside the build.
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

/**
 * Whether a path is that of a draft, in any language and spelling.
 *
 * @param {string} pathname
 */
export const isPreviewRoute = (pathname) => draftPath(pathname) !== null;

/** Of a draft: in no cache, no index, and its address in nobody else's log. */
export const PREVIEW_HEADERS = {
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/**
 * A target without its token. What lets somebody see a draft is not handed on to Next, whose spans
 * and errors name the URL; the page reads it from the request context.
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

/**
 * The token in a target; empty without exactly one.
 *
 * @param {string} target
 */
export const tokenIn = (target) => {
  const [, query = ''] = target.split(/\?(.*)/s);
  const tokens = new URLSearchParams(query).getAll('token');
  return tokens.length === 1 ? (tokens[0] ?? '') : '';
};
