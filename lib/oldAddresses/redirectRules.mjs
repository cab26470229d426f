// Plain JavaScript, because the server reads it as it is.

import { canonicalPath } from '../request/canonicalPath.mjs';
import { isShareQuery } from '../request/sharedLink.mjs';
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/**
 * An old path, optionally with a query or trailing `/*`; a target, where `:splat` is the star's
 * match; a status.
 *
 * @typedef {readonly [from: string, to: string, status: number]} RedirectRule
 */

const STAR = '/*';
const SPLAT = ':splat';

/** @param {string} path */
function keyOf(path) {
  const bare = withoutEndSlash(canonicalPath(path));
  try {
    return decodeURIComponent(bare).normalize();
  } catch {
    return bare;
  }
}

/**
 * Looks up each path segment, so the cost does not depend on the number of rules. Exact paths win,
 * then the longest star.
 *
 * @template {RedirectRule} Rule
 * @param {readonly Rule[]} rules
 */
export function createRedirects(rules) {
  /** @type {Map<string, Rule>} */
  const whole = new Map();
  /** @type {Map<string, Rule>} */
  const folders = new Map();
  for (const rule of rules) {
    const [from] = rule;
    const isFolder = from.endsWith(STAR);
    const [path = '', query] = (isFolder ? from.slice(0, -STAR.length) : from).split(/\?(.*)/s);
    const key = keyOf(path) + (query === undefined ? '' : `?${query}`);
    const map = isFolder ? folders : whole;
    if (!map.has(key)) map.set(key, rule);
  }

  /**
   * @param {string} pathname
   * @param {string} query with its question mark
   * @returns {{ rule: Rule, splat: string } | null}
   */
  function find(pathname, query) {
    if (rules.length === 0) return null;
    const key = keyOf(pathname);
    const exact = whole.get(key + (isShareQuery(query) ? '' : query)) ?? whole.get(key);
    if (exact) return { rule: exact, splat: '' };
    if (folders.size === 0) return null;
    const sent = withoutEndSlash(pathname);
    for (let end = sent.lastIndexOf('/'); end >= 0; end = sent.lastIndexOf('/', end - 1)) {
      const rule = folders.get(keyOf(sent.slice(0, end)));
      // A leading slash would give `//host`, which is another site.
      if (rule) return { rule, splat: sent.slice(end).replace(/^[/\\]+/, '') };
      if (end === 0) break;
    }
    return null;
  }

  return find;
}

/**
 * @param {string} to
 * @param {string} splat
 */
export const leadsTo = (to, splat) => to.replace(SPLAT, () => splat);
