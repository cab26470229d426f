import type { PageEntry } from './pageEntry';

/** The company's own pages, by their URLs without language prefix. */
export const COMPANY_PAGES = {
  '/contact-us': { key: 'contactUs', icon: 'call', menus: { company: 10, fullMenu: 30 } },
  '/careers': { key: 'careers', menus: { company: 20 } },
  '/advertise-with-us': { key: 'advertise', menus: { company: 30 } },
  '/privacy-policy': { key: 'privacy', menus: { company: 40 } },
  '/terms-conditions': { key: 'terms', menus: { company: 50 } },
  '/download-app': { key: 'downloadApp', icon: 'down', menus: { company: 60, fullMenu: 20 } },
} as const satisfies Record<`/${string}`, PageEntry>;
