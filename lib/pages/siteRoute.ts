import { GENERIC, OFF } from '#site/routes.mjs';

/** An internal route for sections without a page file; readers never request it. */
export const GENERIC_ROUTE = '/section';

const UNKNOWN = '/-';

const isBeneath = (path: string, ancestor: string) =>
  path === ancestor || path.startsWith(`${ancestor}/`);

/**
 * The internal route for an unprefixed URL: itself, the generic section route for a configured
 * section, or the 404 route.
 */
export function siteRoute(path: string): string {
  if (GENERIC.includes(path)) return GENERIC_ROUTE + path;
  return [GENERIC_ROUTE, ...OFF].some((off) => isBeneath(path, off)) ? UNKNOWN + path : path;
}
