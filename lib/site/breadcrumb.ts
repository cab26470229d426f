import { isPage, PAGES, type PageKey, type PagePath } from './pages';

/** Folders of the URL that are named on the way but have no page of their own. */
const FOLDERS = { '/news': 'news', '/tools': 'tools' } as const;

const isFolder = (path: string): path is keyof typeof FOLDERS => Object.hasOwn(FOLDERS, path);

/**
 * A step on the way to a page: the key of its name in the messages' `Pages`, and its URL if it
 * has one.
 */
export type Crumb = { key: PageKey; path: PagePath } | { key: 'news' | 'tools'; path?: undefined };

/**
 * The way from home to a URL (without language prefix), a step for each segment that has a
 * name. A segment that is somebody's id (a state, a story) has none here: the page that knows it
 * gives its own trail.
 */
export function breadcrumb(path: string): Crumb[] {
  const segments = path.split('/').filter(Boolean);
  const steps = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...steps].flatMap((step): Crumb[] => {
    if (isPage(step)) return [{ key: PAGES[step].key, path: step }];
    return isFolder(step) ? [{ key: FOLDERS[step] }] : [];
  });
}
