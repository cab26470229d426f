import { COMPANY_PAGES } from './companyPages';
import type { PageEntry } from './pageEntry';
import { SECTIONS } from './sections';
import { TOOLS } from './tools';

/** Every fixed page by its URL without language prefix. */
export const PAGES = {
  ...SECTIONS,
  ...COMPANY_PAGES,
  '/search': { key: 'search' },
  ...TOOLS,
} as const;

export type PagePath = keyof typeof PAGES;
export type PageKey = (typeof PAGES)[PagePath]['key'];

/** Whether a URL is one of the fixed pages. */
export function isPage(path: string): path is PagePath {
  return Object.hasOwn(PAGES, path);
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
