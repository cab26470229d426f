import { TOOL_PATHS } from '#site/pages.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { isPageUrl } from '@/lib/request/cacheControl.mjs';
import { canonicalPath } from '@/lib/request/canonicalPath.mjs';
import { isDraftRoute } from '@/lib/request/draftRoute.mjs';
import { isLitePath, LITE_ROUTE } from '@/lib/request/liteRoute.mjs';
import { isShareQuery, withoutMarks } from '@/lib/request/sharedLink.mjs';
import type { StoreName } from './storeLimits';

export const OFFLINE_PATH = '/offline';

export const MY_PATH = '/my';

const FIXED = ['/', MY_PATH, OFFLINE_PATH, ...TOOL_PATHS];

export const PAGE_STORES = [
  'fixed',
  'pages',
  'stories',
  'saved',
] as const satisfies readonly StoreName[];

export type KeptAddress = {
  store: (typeof PAGE_STORES)[number];
  key: string;
  locale: Locale;
  id: string | null;
  isLite: boolean;
  /** True if the page's script handles queries, or most of the page stays the same. */
  standsForQueries: boolean;
  isOffline: boolean;
};

const STORY = /^\/news\/([^/]+)$/;

/** Null for non-pages, drafts and search, whose pages are endless. */
export function addressOf({ origin, pathname: sentPath }: URL): KeptAddress | null {
  const pathname = inOneCase(withoutMarks(canonicalPath(sentPath)));
  if (!isPageUrl(pathname) || isDraftRoute(pathname)) return null;
  const { locale, path } = splitLocale(pathname);
  const isLite = isLitePath(pathname);
  const bare = path.slice(isLite ? LITE_ROUTE.length : 0) || '/';
  if (bare === '/search') return null;
  const [, id] = STORY.exec(bare) ?? [];
  return {
    store: id !== undefined ? 'stories' : FIXED.includes(bare) ? 'fixed' : 'pages',
    key: origin + pathname,
    locale,
    id: id === undefined ? null : safeDecode(id),
    isLite,
    standsForQueries: !isLite && ['/', ...TOOL_PATHS].includes(bare),
    isOffline: path === OFFLINE_PATH,
  };
}

const NAMED = /^(?:\/[^/]+){0,2}?\/(?:news|tag|author)\//i;

/** Capitals in a URL lead to the same page, except in story ids and topic names. */
function inOneCase(pathname: string): string {
  const [folder = pathname] = NAMED.exec(pathname) ?? [];
  return folder.toLowerCase() + pathname.slice(folder.length);
}

export const pagesBeneath = (locale: Locale): URL[] =>
  ['/', OFFLINE_PATH].map((path) => new URL(localPath(path, locale), location.origin));

export const hasQuery = ({ search }: URL): boolean => !isShareQuery(search);

/** For URLs with a query, only the front page and the tools serve a copy without it. */
export const standsIn = (url: URL, { standsForQueries }: KeptAddress): boolean =>
  standsForQueries || !hasQuery(url);

/**
 * Postal data stays true. Daily figures are never kept, because Refresh labels them as today's.
 */
export const CACHEABLE_ANSWERS = /^\/api\/tools\/pin$/;
