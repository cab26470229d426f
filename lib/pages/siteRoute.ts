import { GENERIC, OFF } from '#site/routes.mjs';

/** Where sections without a page of the product's own are rendered: no URL of a reader's. */
export const GENERIC_ROUTE = '/section';

/** Answered by the page of unknown URLs. */
const UNKNOWN = '/-';

const isBeneath = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}/`);

/**
 * The route that answers for a URL without language prefix: the URL itself; for a section that only
 * the site's configuration has, the general one; for a page that the site has left out, the one of
 * unknown URLs.
 */
export function siteRoute(path: string): string {
  if (GENERIC.includes(path)) return GENERIC_ROUTE + path;
  return [GENERIC_ROUTE, ...OFF].some((off) => isBeneath(path, off)) ? UNKNOWN + path : path;
}
