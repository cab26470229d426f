import { movedTo, withoutEnding } from '../lib/oldAddresses/byText.mjs';
import { createRedirects, leadsTo } from '../lib/oldAddresses/redirectRules.mjs';
import { uploadAddress } from '../lib/oldAddresses/uploads.mjs';

/**
 * Finds redirects of old addresses that need only the URL; runs before Next.
 *
 * @param {object} options
 * @param {Parameters<typeof uploadAddress>[2]} options.settings
 * @param {readonly import('../lib/oldAddresses/redirectRules.mjs').RedirectRule[]} options.redirects
 *   from the configuration
 * @param {readonly string[]} options.files
 *   root files of `public`; an own `feed.xml` is served instead of a redirect
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
    // 302, because the old system may move again.
    if (upload) return { status: 302, location: upload };
    const location = movedTo(target);
    return location === null ? null : { status: 308, location };
  };
}

/**
 * Turns `/slug.html` into the page address `/slug`, unless `public` has a file of that name.
 *
 * @param {readonly string[]} files root files of `public`
 * @returns {(pathname: string) => string}
 */
export function createPageAddress(files) {
  const own = new Set(files.map((file) => `/${file}`));
  return (pathname) => (own.has(pathname) ? pathname : withoutEnding(pathname));
}
