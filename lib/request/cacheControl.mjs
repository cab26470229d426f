// Plain JavaScript, because `next.config.mjs` and the server read it too.

import { isDraftRoute } from './draftRoute.mjs';
import { isMachineRoute } from './machineRoutes.mjs';

/** Next sets its own values for hashed files without a compressed copy, and for `public`. */
export const CACHE_CONTROL = {
  /** Errors, refusals, health, drafts, and lists with gaps. */
  none: 'no-store',
  /**
   * Edges cache for seconds, and for a day while the site is down. Chromium ignores
   * `stale-while-revalidate` for pages, but not for `fetch()` (see `loadFeed`).
   */
  page: 'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=86400',
  /** Unbounded URLs (404, searches, foreign categories): just long enough to absorb a burst. */
  brief: 'public, max-age=0, s-maxage=5',
  redirect: 'public, max-age=0, s-maxage=60',
  /** `app/api`: browsers always revalidate and get 304. */
  api: 'public, max-age=0, s-maxage=5, stale-while-revalidate=25',
  /** Feeds, sitemaps and `llms.txt`, unless empty before the provider's first reply. */
  list: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  markdown: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  robots: 'public, max-age=3600',
  manifest: 'public, max-age=3600',
  /**
   * The maximum delay of a service-worker update or kill switch. Browsers request it after each
   * page, so edges absorb the load.
   */
  worker: 'public, max-age=0, s-maxage=5',
  script: 'public, max-age=31536000, immutable',
  icon: 'public, max-age=31536000, immutable',
  rootIcon: 'public, max-age=86400',
  vitalsScript: 'public, max-age=3600',
  partnersScript: 'public, max-age=3600',
  pushScript: 'public, max-age=3600',
  sprite: 'public, max-age=86400, stale-while-revalidate=604800',
  socialCard: 'public, max-age=31536000, immutable',
  fallbackSocialCard: 'public, max-age=60',
  /** The URL stays the same when the picture changes. */
  fittedPicture: 'public, max-age=3600, stale-while-revalidate=86400',
  missingPicture: 'public, max-age=60',
};

/** Seconds. Search engines treat a 503 as temporary and retry after this time. */
export const RETRY_AFTER_S = '120';

const NEXT_DYNAMIC = /^private\b/;

/** @param {string} pathname */
export const isPageUrl = (pathname) =>
  !isMachineRoute(pathname) && !/^\/(?:api|_next)(?:\/|$)/.test(pathname);

/**
 * For pages, redirects and Next's errors, which choose no value themselves.
 *
 * @param {string} pathname
 * @param {number} status
 * @param {object} response
 * @param {string} [response.given] Next's value
 * @param {boolean} [response.hasType] whether it has a content type, as every page does
 * @param {boolean} [response.isBrief]
 */
export function pageCacheControl(pathname, status, { given, hasType = true, isBrief = false }) {
  if (given && !NEXT_DYNAMIC.test(given)) return given;
  // Also for a missing script, because during a rollout another process may have it.
  if (!isPageUrl(pathname) || isDraftRoute(pathname)) return CACHE_CONTROL.none;
  if (status >= 300 && status < 400) return CACHE_CONTROL.redirect;
  if (status === 404 || status === 410 || (status === 200 && isBrief)) return CACHE_CONTROL.brief;
  return status === 200 && hasType ? CACHE_CONTROL.page : CACHE_CONTROL.none;
}
