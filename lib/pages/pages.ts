import { COMPANY_PATHS } from '#site/pages.mjs';
import { COMPANY_PAGES } from './companyPages';
import type { PageEntry } from './pageEntry';
import { SECTIONS } from './sections';
import { TOOL_PATHS } from './siteTools';
import { TOOLS } from './tools';

export const PAGES = {
  ...SECTIONS,
  ...COMPANY_PAGES,
  '/search': { key: 'search' },
  '/my': { key: 'my', icon: 'bookmark' },
  ...TOOLS,
} as const;

export type PagePath = keyof typeof PAGES;
export type PageKey = (typeof PAGES)[PagePath]['key'];

const SITE_PATHS: ReadonlySet<string> = new Set([
  ...Object.keys(SECTIONS),
  ...COMPANY_PATHS,
  '/search',
  '/my',
  ...TOOL_PATHS,
]);

export function isPage(path: string): path is PagePath {
  return SITE_PATHS.has(path);
}

export const pageEntry = (path: PagePath): PageEntry => PAGES[path];

export const PAGE_PATHS: readonly PagePath[] = Object.keys(PAGES).filter(isPage);

export function isWithin(url: string, ancestor: PagePath): boolean {
  const [path = ''] = url.split('?');
  return path === ancestor || (ancestor !== '/' && path.startsWith(`${ancestor}/`));
}

/** False for tools, company pages and search, which reports its own failures. */
export const listsNews = (path: string): boolean =>
  path !== '/search' && !path.startsWith('/tools/') && !Object.hasOwn(COMPANY_PAGES, path);
