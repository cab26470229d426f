import type { PageEntry } from './pageEntry';

export const COMPANY_PAGES = {
  '/contact-us': { key: 'contactUs', icon: 'call' },
  '/careers': { key: 'careers' },
  '/advertise-with-us': { key: 'advertise' },
  '/privacy-policy': { key: 'privacy' },
  '/terms-conditions': { key: 'terms' },
  '/download-app': { key: 'downloadApp', icon: 'down' },
} as const satisfies Record<`/${string}`, PageEntry>;
