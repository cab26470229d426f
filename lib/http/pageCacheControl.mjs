// @ts-check
import { CACHE_CONTROL } from './cacheControl.mjs';
import { isMachineRoute } from './machineRoutes.mjs';

/** Next's default for what is rendered at a request. */
const NEXT_DYNAMIC = /^private\b/;

/**
 * Whether a path is that of a page, or of a text that stands for one (`.md`).
 *
 * @param {string} pathname
 */
export const isPageUrl = (pathname) =>
  !isMachineRoute(pathname) && !/^\/(?:api|_next)(?:\/|$)/.test(pathname);

/**
 * `Cache-Control` of a response that has none of ours yet: a page, a redirect, or an error of
 * Next's.
 *
 * @param {string} pathname
 * @param {number} status
 * @param {object} response
 * @param {string} [response.given] what Next has set
 * @param {boolean} [response.hasType] whether it says what it is, as every page does
 * @param {boolean} [response.isBrief]
 */
export function pageCacheControl(pathname, status, { given, hasType = true, isBrief = false }) {
  if (given && !NEXT_DYNAMIC.test(given)) return given;
  // A missing script is not cached either: during a rollout the other process has it.
  if (!isPageUrl(pathname)) return CACHE_CONTROL.none;
  if (status >= 300 && status < 400) return CACHE_CONTROL.redirect;
  if (status === 404 || (status === 200 && isBrief)) return CACHE_CONTROL.brief;
  return status === 200 && hasType ? CACHE_CONTROL.page : CACHE_CONTROL.none;
}
