import type { Locale } from '@/lib/i18n/routing';
import { isPage, PAGES, type PageKey, type PagePath } from './pages';

/** Folders of the URL that are named in the breadcrumb but have no page of their own. */
const FOLDERS = { '/news': 'news', '/tools': 'tools' } as const;

const isFolder = (path: string): path is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, path);

/**
 * An item of a page's breadcrumb: the key of its name in the messages' `Pages`, and its URL if it
 * has one.
 */
type Crumb = { key: PageKey; path: PagePath } | { key: 'news' | 'tools'; path?: undefined };

/**
 * An item that a page names itself: `lang` where the name is in another language, no URL where there
 * is no such page.
 */
export type TrailItem = { path?: string; name: string; lang?: Locale };

/**
 * The breadcrumb from home to a URL (without language prefix), an item for each segment that has a
 * name. A segment that is somebody's id (a state, a story) has none here: the page that knows it
 * gives its own trail.
 */
export function breadcrumb(url: string): Crumb[] {
  const segments = url.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths].flatMap((path): Crumb[] => {
    if (isPage(path)) return [{ key: PAGES[path].key, path }];
    return isFolder(path) ? [{ key: FOLDERS[path] }] : [];
  });
}

/** The breadcrumb from home to a page: read from the URL, or home and then the trail given. */
export function breadcrumbItems(
  path: string,
  trail: readonly TrailItem[] | undefined,
  nameOf: (key: Crumb['key']) => string,
): TrailItem[] {
  if (trail) return [{ path: '/', name: nameOf('home') }, ...trail];
  return breadcrumb(path).map((crumb) => ({ path: crumb.path, name: nameOf(crumb.key) }));
}
