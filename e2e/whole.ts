import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { AS_EDGE } from '../scripts/testSiteFolder.mjs';

const expectWhole = (page: Page) =>
  expect(page.locator('div[hidden][id^="S:"], template[id^="B:"]')).toHaveCount(0);

/**
 * Opens a page, without JavaScript, with all of its lists in place, now and wherever it leads: asked as by an edge,
 * the site waits for a feed that misses its 80 ms on a busy machine. To a reader it is streamed, and what is streamed
 * needs a script.
 */
export async function openWhole(page: Page, path: string) {
  await page.setExtraHTTPHeaders(AS_EDGE);
  await page.goto(path);
  await expectWhole(page);
}

/** The same of a list that has just changed: to an edge the site shows the one before while a busy provider is late. */
export const openWholeWith = (page: Page, path: string, shown: Locator) =>
  expect(async () => {
    await openWhole(page, path);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Follows a link or sends a form of such a page, and waits for the whole page at the URL that this leads to. */
export async function followWhole(page: Page, control: Locator, url: string | RegExp) {
  await control.click();
  await expect(page).toHaveURL(url);
  await expectWhole(page);
}

/** The HTML of a whole page of a list that has just changed, in which this text stands. */
export async function wholeHtmlWith(request: APIRequestContext, path: string, shown: string) {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers: AS_EDGE })).text();
    expect(html.includes(shown)).toBe(true);
  }).toPass();
  return html;
}
