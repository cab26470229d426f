import { movedTo, withoutEnding } from '../lib/oldAddresses/byText.mjs';
import { createRedirects, leadsTo } from '../lib/oldAddresses/redirectRules.mjs';
import { uploadAddress } from '../lib/oldAddresses/uploads.mjs';

/**
 * Redirects for old addresses that the URL alone can resolve, before Next.
 *
 * @param {object} options
 * @param {Parameters<typeof uploadAddress>[2]} options.settings
 * @param {readonly import('../lib/oldAddresses/redirectRules.mjs').RedirectRule[]} options.redirects the newsroom's own
 * @param {readonly string[]} options.files in `public`, at its root: a newsroom's own `feed.xml` is served
 * @returns {(target: { pathname: string, query: string }) => import('./requestHandler.mjs').Redirect | null}
 */
export function createMovedTo({ settings, redirects, files }) {
  const own = new Set(files.map((file) => `/${file}`));
  const find = createRedirects(redirects);
  return (target) => {
    const { pathname, query } = target;
    const found = find(pathname, query);
    if (found) {
      const [, to, status] = found.rule;
      return { status, location: leadsTo(to, found.splat) };
    }
    if (own.has(pathname)) return null;
    const upload = uploadAddress(pathname, query, settings);
    // A 302, because the system behind may move.
    if (upload) return { status: 302, location: upload };
    const location = movedTo(target);
    return location === null ? null : { status: 308, location };
  };
}

/**
 * What page an address asks for, of whose story the news may know: `/slug.html` where no file has the name.
 *
 * @param {readonly string[]} files in `public`, at its root
 * @returns {(pathname: string) => string}
 */
export function createPageAddress(files) {
  const own = new Set(files.map((file) => `/${file}`));
  return (pathname) => (own.has(pathname) ? pathname : withoutEnding(pathname));
}
