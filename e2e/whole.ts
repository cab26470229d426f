import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Loads a page, without JavaScript, until all of its lists are in place: a feed that misses its
 * 80 ms on a busy machine is streamed, and what is streamed needs a script.
 */
const loadWhole = (page: Page, load: () => Promise<unknown>) =>
  expect(async () => {
    await load();
    expect(await page.locator('div[hidden][id^="S:"]').count()).toBe(0);
  }).toPass();

/** Opens a page with all of its lists in place. */
export const openWhole = (page: Page, path: string) => loadWhole(page, () => page.goto(path));

/** Follows a link or sends a form, and waits for the whole page at the URL that this leads to. */
export async function followWhole(page: Page, control: Locator, url: string | RegExp) {
  await control.click();
  await expect(page).toHaveURL(url);
  await loadWhole(page, () => page.reload());
}
