// What a reader does on a page that has loaded, for its Interaction to Next Paint.
import { BARE_KIND } from './pages.mjs';

/**
 * By what it is called in the table: the kind of page that it happens on, and the tap. On the bare
 * page nothing listens.
 * @type {Record<string, { on: string, act: (page: import('@playwright/test').Page) => Promise<void> }>}
 */
export const INTERACTIONS = {
  [BARE_KIND]: { on: BARE_KIND, act: (page) => page.locator('h1').tap() },
  'other language': {
    on: 'home',
    act: (page) => page.locator('header a[rel=alternate]:visible').first().tap(),
  },
  filter: {
    on: '/india',
    act: (page) =>
      page.locator('main nav a:not([aria-current])[href*="/india?state="]').first().tap(),
  },
  'open a story': {
    on: 'home',
    act: async (page) => {
      await page.locator('main a[data-action=read]').first().tap();
      // Else it may be that of a page that has no script yet.
      await page.locator('dialog[open]').waitFor();
    },
  },
};
