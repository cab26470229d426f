import { TOOL_PATHS } from '#site/pages.mjs';
import type { StoreName } from '@/lib/browser/offline/stores';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';
import type { Locale } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/request/canonicalPath.mjs';
import { isPageUrl } from '@/lib/request/cacheControl.mjs';
import { isLitePath, LITE_ROUTE } from '@/lib/request/litePath.mjs';
import { isPreviewRoute } from '@/lib/request/previewRoute.mjs';
import { isShareQuery, withoutMarks } from '@/lib/request/sharedLink.mjs';

/** The page that stands in for one that is not kept, without language prefix. */
export const OFFLINE_PATH = '/offline';

/** The way to what the reader has saved. */
export const MY_PATH = '/my';

/** Pages that are always kept once they were had: none pushes another out. */
const FIXED = ['/', MY_PATH, OFFLINE_PATH, ...TOOL_PATHS];

export const PAGE_STORES = ['fixed', 'pages', 'stories'] as const satisfies readonly StoreName[];

export type Place = {
  store: (typeof PAGE_STORES)[number];
  /** The URL that the page is kept by, without a query. */
  key: string;
  /** The language that the page has to be in. */
  locale: Locale;
  /** The story that the page is of. */
  id: string | null;
  /** Whether it is a lite page: its queries are answered by the server alone. */
  isLite: boolean;
  /** Whether it is of use for any query: its script answers that, or most of the page is the same. */
  standsForQueries: boolean;
  /** Whether it is the page that stands in for others. */
  isOffline: boolean;
};

const STORY = /^\/news\/([^/]+)$/;

/**
 * Where the page at a URL is kept; null for what is no page, for drafts, and for the search, whose
 * pages are without end.
 */
export function placeOf({ origin, pathname: sentPath }: URL): Place | null {
  const pathname = inOneCase(withoutMarks(canonicalPath(sentPath)));
  if (!isPageUrl(pathname) || isPreviewRoute(pathname)) return null;
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

/** Somebody's capital letters lead to the same page; ids of stories and names of topics have their own. */
function inOneCase(pathname: string): string {
  const [folder = pathname] = NAMED.exec(pathname) ?? [];
  return folder.toLowerCase() + pathname.slice(folder.length);
}

/** The URLs of the pages that a story can be shown over: their own reader opens what the URL names. */
export const pagesBeneath = (locale: Locale): URL[] =>
  ['/', OFFLINE_PATH].map((path) => new URL(localPath(path, locale), location.origin));

/** Whether a URL asks for more than the page itself: a filter, a later page of a list, an entry. */
export const hasQuery = ({ search }: URL): boolean => !isShareQuery(search);

/** Whether the kept page may stand in for a URL: with a query only the front page and the tools do. */
export const standsIn = (url: URL, { standsForQueries }: Place): boolean =>
  standsForQueries || !hasQuery(url);

/**
 * The answers of tools that are as true later: the postal directory's. Of a day's figures none is kept,
 * since Refresh says of what it gets that it is today's.
 */
export const LASTING_ANSWERS = /^\/api\/tools\/pin$/;
