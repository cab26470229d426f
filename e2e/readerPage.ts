import type { Page } from '@playwright/test';
import { untilLastScript } from './lastScript';
import { bodyOf, titleOf } from './stories';

export const STORY = 'breaking-en-3';
export const TITLE = titleOf('breaking', 'en', 3);
export const PARAGRAPHS = bodyOf('breaking', 'en', 3).split('\n\n');

/** The dialog with an open story. */
export const reader = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 1 }) });
/** The link of a story in the lists of a page. */
export const headline = (page: Page, title = TITLE) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).getByRole('link').first();

/** Opens home and waits until its stories are cached. */
export async function openHomeWithStoriesCached(page: Page, path = '/') {
  const cache = page.waitForResponse(
    (response) => response.url().includes('/api/stories') && response.ok(),
  );
  await untilLastScript(page, () => page.goto(path));
  await (await cache).finished();
  await page.waitForLoadState('networkidle'); // the reader's script
}

/** A browser that is asked to save data, which Chromium tells a page by this API. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
      configurable: true,
    }),
  );

/** Requests to the site's own pages and endpoints from now on. */
export function asked(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(hi\/)?(news|api)\b/.test(pathname)) paths.push(pathname + search);
  });
  return paths;
}

/** How far a page is scrolled, in whole px. */
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
