import type { Locale } from '@/lib/i18n/locales';
import { isPage, PAGES, type PageKey, type PagePath } from './pages';

const FOLDERS = { '/news': 'news', '/tools': 'tools' } as const;

const isFolder = (path: string): path is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, path);

type Crumb = { key: PageKey; path: PagePath } | { key: 'news' | 'tools'; path?: undefined };

export type TrailItem = { path?: string; name: string; lang?: Locale };

/** Skips segments that are ids (states, stories), because their pages pass their own trail. */
export function breadcrumb(url: string): Crumb[] {
  const segments = url.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...paths].flatMap((path): Crumb[] => {
    if (isPage(path)) return [{ key: PAGES[path].key, path }];
    return isFolder(path) ? [{ key: FOLDERS[path] }] : [];
  });
}

export function breadcrumbItems(
  path: string,
  trail: readonly TrailItem[] | undefined,
  nameOf: (key: Crumb['key']) => string,
): TrailItem[] {
  if (trail) return [{ path: '/', name: nameOf('home') }, ...trail];
  return breadcrumb(path).map((crumb) => ({ path: crumb.path, name: nameOf(crumb.key) }));
}
