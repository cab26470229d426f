// @ts-check
import { LOCALES } from '#site/locales.mjs';

/** Where all lite pages are rendered; what stands before the path of a page in its lite form. */
export const LITE_ROUTE = '/lite';

const PREFIXES = Object.values(LOCALES).map(({ prefix }) => prefix);
const LITE_PATH = new RegExp(`^(?:${PREFIXES.join('|')})${LITE_ROUTE}(?:/|$)`);

/**
 * Whether a path, with its language prefix, is that of a lite page. Plain JavaScript, because the
 * server reads it as well.
 *
 * @param {string} pathname
 */
export const isLitePath = (pathname) => LITE_PATH.test(pathname);
