import type { Page } from '@playwright/test';

/** As with cookies and site data switched off. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );

/** What the device has of records before a page begins, as text; a choice on the page goes before it. */
export const keep = (page: Page, records: Record<string, string>) =>
  page.addInitScript((kept) => {
    for (const [name, text] of Object.entries(kept))
      if (localStorage.getItem(`n24:${name}`) === null) localStorage.setItem(`n24:${name}`, text);
  }, records);
