import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { openOnAClock, stopTheClock } from './pollClock';
import { saveData } from './readerPage';
import { breakingItem, titleOf } from './stories';
import { at, JOURNEY_LANGS, plural, WORDS } from './words';

const TEN_MINUTES_MS = 10 * 60_000;
const EVERY_LIST = 'posters,breaking-news,featured-stories,trending';

/** What a page asks for from now on: each path, with its query. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    paths.push(pathname + search);
  });
  return paths;
}

/** The lists that one request asks for, without the tags of those the page has. */
const listsIn = (path: string) =>
  new URLSearchParams(path.split('?')[1]).get('lists')?.replace(/\.[\w-]+/g, '');

/** Puts the tab behind another, or back in front. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Opens the front page, and stops its clock once all is there that it asks for. */
async function settle(page: Page, open: () => Promise<unknown>) {
  await untilLastScript(page, open);
  await page.waitForLoadState('networkidle');
  await stopTheClock(page);
}

/** The same, with a clock that the test moves. The stories near the screen are asked for last. */
const openSettled = (page: Page, path: string) =>
  settle(page, async () => {
    const stories = page.waitForResponse((response) => response.url().includes('/api/stories'));
    await openOnAClock(page, path);
    await (await stories).finished();
  });

for (const lang of JOURNEY_LANGS) {
  const { Home } = WORDS[lang];

  test(`a tab under Save-Data asks for nothing for ten minutes in ${lang}`, async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await settle(page, () => page.goto(at(lang, '/')));
    await expect(page.getByText(Home.saveData)).toBeVisible();
    const paths = requestsOf(page);
    await page.clock.runFor(TEN_MINUTES_MS);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(paths).toEqual([]);
  });

  test(`a tab in ${lang} asks for nothing while it is offline, and once for all after that or a sleep`, async ({
    page,
    context,
  }) => {
    await openSettled(page, at(lang, '/'));
    const paths = requestsOf(page);
    /** What was asked for since this was called last. */
    const asked = () =>
      paths
        .splice(0)
        .filter((path) => path.startsWith('/api/'))
        .map(listsIn);

    await test.step('after a sleep, and then only for what has changed', async () => {
      const bodies: Promise<object>[] = [];
      const onResponse = (response: Response) => {
        if (response.url().includes('/api/updates')) bodies.push(response.json());
      };
      page.on('response', onResponse);
      // Each timer that is due fires, as it does when a computer wakes up.
      await page.clock.fastForward(TEN_MINUTES_MS);
      await expect.poll(() => bodies.length).toBe(1);
      expect(asked()).toEqual([EVERY_LIST]);
      expect(Object.keys((await bodies[0]) ?? {})).toHaveLength(4);
      await page.clock.fastForward(TEN_MINUTES_MS);
      await expect.poll(() => bodies.length).toBe(2);
      expect(asked()).toEqual([EVERY_LIST]);
      expect(await bodies[1]).toEqual({});
      // What comes at the end of the test can no longer be read.
      page.off('response', onResponse);
    });

    await test.step('without a network, and when it is back', async () => {
      await context.setOffline(true);
      await page.clock.runFor(TEN_MINUTES_MS);
      expect(paths).toEqual([]);
      await context.setOffline(false);
      await page.clock.runFor(100);
      await expect.poll(() => paths.length).toBe(1);
      expect(asked()).toEqual([EVERY_LIST]);
    });
  });

  test(`a tab in ${lang} asks for nothing while it is hidden, and once for all when it is seen`, async ({
    page,
    upstream,
  }) => {
    await openSettled(page, at(lang, '/'));
    const paths = requestsOf(page);
    await setHidden(page, true);
    await page.clock.runFor(TEN_MINUTES_MS);
    expect(paths).toEqual([]);
    upstream.add(
      'breaking-news',
      breakingItem(lang, 8, { id: 'fresh', timestamp: new Date().toISOString() }),
    );
    const block = page.getByRole('region', { name: Home.breaking });
    await block.scrollIntoViewIfNeeded();
    await expect(block).toBeInViewport();
    await setHidden(page, false);
    await page.clock.runFor(100);
    // What is in sight stays; what is new waits.
    await expect(
      block.getByRole('button', { name: plural(Home.newStories, 'one', 1) }),
    ).toBeVisible();
    await expect(block.getByRole('heading', { level: 3 }).first()).toHaveText(
      titleOf('breaking', lang, 0),
    );
    expect(paths.filter((path) => path.startsWith('/api/')).map(listsIn)).toEqual([EVERY_LIST]);
  });
}
