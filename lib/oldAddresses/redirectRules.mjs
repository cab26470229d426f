// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { canonicalPath } from '../request/canonicalPath.mjs';
import { isShareQuery } from '../request/sharedLink.mjs';
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/**
 * A line of the file `redirects`: an old path, with a query or with `/*` at its end, where it leads, with
 * `:splat` for what the star stands for, and the status.
 *
 * @typedef {readonly [from: string, to: string, status: number]} RedirectRule
 */

const STAR = '/*';
const SPLAT = ':splat';

/** One form of a path, by which rules and requests are compared. @param {string} path */
function keyOf(path) {
  const bare = withoutEndSlash(canonicalPath(path));
  try {
    return decodeURIComponent(bare).normalize();
  } catch {
    return bare;
  }
}

/**
 * The rules by what they are asked for: a request costs a look-up for each part of its path, however many rules
 * there are. A whole path counts before one with a star, and of those the longest.
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
   * The rule for a path and its query, with what its star stands for, as it was sent.
   *
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
      // No slash at its beginning: `//host` would be another site.
      if (rule) return { rule, splat: sent.slice(end).replace(/^[/\\]+/, '') };
      if (end === 0) break;
    }
    return null;
  }

  return find;
}

/**
 * Where a rule leads.
 *
 * @param {string} to
 * @param {string} splat
 */
export const leadsTo = (to, splat) => to.replace(SPLAT, () => splat);
