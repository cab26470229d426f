// @ts-check
import { isMachineRoute } from './machineRoutes.mjs';
import { isPreviewRoute } from './previewRoute.mjs';

/**
 * `Cache-Control` for every kind of response. Two kinds keep the value that Next sets: hashed build
 * files without a compressed copy, which Next serves itself, and drawings in `public`, which browsers
 * revalidate by `ETag` each time. Plain JavaScript, because `next.config.mjs` and the server read it too.
 */
export const CACHE_CONTROL = {
  /** No cache may store these: errors, refusals, health, drafts, and lists with gaps. */
  none: 'no-store',
  /**
   * A page: an edge may keep it for seconds, and show what readers saw last for a day while nothing
   * answers; a browser asks each time. Chromium serves no stale page by `stale-while-revalidate`,
   * but does so for `fetch()` (see `loadFeed`).
   */
  page: 'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=86400',
  /**
   * Pages with an unlimited number of URLs (404, searches, categories that a section does not have):
   * cached only long enough to absorb a burst of requests for one of them.
   */
  brief: 'public, max-age=0, s-maxage=5',
  /** Redirects, which are the same for every reader. */
  redirect: 'public, max-age=0, s-maxage=60',
  /** `app/api`: an edge may keep a response for seconds; a browser asks again, and is told 304. */
  api: 'public, max-age=0, s-maxage=5, stale-while-revalidate=25',
  /** Feeds, sitemaps and `llms.txt`, unless they are empty because nothing has answered yet. */
  list: 'public, max-age=60, s-maxage=60, stale-while-revalidate=600',
  /** A story as Markdown. */
  markdown: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  robots: 'public, max-age=3600',
  manifest: 'public, max-age=3600',
  /**
   * The service worker: an update, and the way to switch it off, are at most so late. Browsers ask after each
   * page that they open: an edge that kept none of it would hand all of that on.
   */
  worker: 'public, max-age=0, s-maxage=5',
  /** What the build has hashed, as Next says it too. */
  script: 'public, max-age=31536000, immutable',
  /** Below `/icons/`, by a name that changes with the drawing. */
  icon: 'public, max-age=31536000, immutable',
  /** `favicon.ico` and `apple-touch-icon.png`, whose names never change. */
  rootIcon: 'public, max-age=86400',
  /** The script of pages that measure themselves, whose name never changes. */
  vitalsScript: 'public, max-age=3600',
  /** The script that loads those of other companies, whose name never changes. */
  partnersScript: 'public, max-age=3600',
  /** `icons.svg`, the sprite of all pages. */
  sprite: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Preview cards and crops, by a name that changes with the picture. */
  preview: 'public, max-age=31536000, immutable',
  /** The substitute for a preview or a crop that could not be made just now. */
  fallbackPreview: 'public, max-age=60',
  /** A story's picture fitted to a page; its URL stays the same when the picture changes. */
  fittedPicture: 'public, max-age=3600, stale-while-revalidate=86400',
  /** A story's picture that could not be had just now. */
  missingPicture: 'public, max-age=60',
};

/**
 * `Retry-After` of a 503, in seconds: search engines take the status as temporary and may come back
 * after this time.
 */
export const RETRY_AFTER_S = '120';

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
  if (!isPageUrl(pathname) || isPreviewRoute(pathname)) return CACHE_CONTROL.none;
  if (status >= 300 && status < 400) return CACHE_CONTROL.redirect;
  if (status === 404 || status === 410 || (status === 200 && isBrief)) return CACHE_CONTROL.brief;
  return status === 200 && hasType ? CACHE_CONTROL.page : CACHE_CONTROL.none;
}
