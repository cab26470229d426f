import { COMPANY_PATHS } from '#site/pages.mjs';
import { COMPANY_PAGES } from './companyPages';
import type { PageEntry } from './pageEntry';
import { SECTIONS } from './sections';
import { TOOL_PATHS } from './siteTools';
import { TOOLS } from './tools';

/** Every fixed page that there can be, by its URL without language prefix. */
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

/** Whether a URL is one of the fixed pages of the site. */
export function isPage(path: string): path is PagePath {
  return SITE_PATHS.has(path);
}

/** The entry of a page of any kind. */
export const pageEntry = (path: PagePath): PageEntry => PAGES[path];

export const PAGE_PATHS: readonly PagePath[] = Object.keys(PAGES).filter(isPage);

/**
 * Whether a URL, with or without a query, is this page or lies beneath it. Nothing lies
 * beneath home.
 */
export function isWithin(url: string, ancestor: PagePath): boolean {
  const [path = ''] = url.split('?');
  return path === ancestor || (ancestor !== '/' && path.startsWith(`${ancestor}/`));
}
