import type { Page } from '@playwright/test';

/**
 * Back in a page that was reloaded, until its last script, after a filter had been chosen. Next's router shows the
 * entry before, and then loads it as a whole, since the site answers no requests of the router's own. A test that
 * ended earlier would hand a page that navigates to the next one.
 */
export async function backAfterReload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
}
