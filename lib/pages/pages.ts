import type { PageEntry } from './pageEntry';
import { SECTIONS } from './sections';
import { TOOLS } from './tools';

/** The company's own pages, by their URLs without language prefix. */
const COMPANY_PAGES = {
  '/contact-us': { key: 'contactUs', icon: 'call', menus: { company: 10, fullMenu: 30 } },
  '/careers': { key: 'careers', menus: { company: 20 } },
  '/advertise-with-us': { key: 'advertise', menus: { company: 30 } },
  '/privacy-policy': { key: 'privacy', menus: { company: 40 } },
  '/terms-conditions': { key: 'terms', menus: { company: 50 } },
  '/download-app': { key: 'downloadApp', icon: 'down', menus: { company: 60, fullMenu: 20 } },
} as const satisfies Record<`/${string}`, PageEntry>;

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
