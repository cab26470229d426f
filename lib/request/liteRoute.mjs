// Plain JavaScript, because the server imports it too.

import { LOCALES } from '#site/locales.mjs';

export const LITE_ROUTE = '/lite';

const PREFIXES = Object.values(LOCALES).map(({ prefix }) => prefix);
const LITE_PATH = new RegExp(`^(?:${PREFIXES.join('|')})${LITE_ROUTE}(?:/|$)`);

/** @param {string} pathname */
export const isLitePath = (pathname) => LITE_PATH.test(pathname);
