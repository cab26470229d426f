import type { Page } from '@playwright/test';
import { STORE_LIMITS, storeId, type StoreName } from '@/features/offline/storeLimits';
import type { PageMessage } from '@/lib/browser/workerMessages';
import { expect, test as base } from './fixtures';
import { Network } from './network';

export { expect, STORE_LIMITS };

type Tests = {
  /** The way to the site, which a test can cut. */
  network: Network;
};

/** Journeys of a browser that may keep pages: alone among all, since a worker would stand between each test and the site. */
export const test = base.extend<Tests>({
  network: async ({ site }, provide) => {
    const network = new Network(site);
    await provide(network);
    await network.close();
  },
  baseURL: async ({ network }, provide) => provide(await network.listen()),
  page: async ({ page, expectComplaint }, provide) => {
    // Chromium says so of each request that is cut, and of the offline page, which is a 503.
    expectComplaint(/^Failed to load resource/);
    await provide(page);
  },
});

// No context is used again: each test has another address.
test.use({ serviceWorkers: 'allow' });

/**
 * What a page says; asked again where it has loaded itself anew meanwhile, as a kept page does once a site that was
 * late, on a busy machine, has answered.
 */
async function said<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error;
    }
  }
}

/** The paths in a store of the device, the oldest first. */
export const kept = (page: Page, store: StoreName): Promise<string[]> =>
  said(() =>
    page.evaluate(
      async (id) =>
        (await (await caches.open(id)).keys()).map(({ url }) => url.replace(location.origin, '')),
      storeId(store),
    ),
  );

/** Waits until a page or an answer is kept. */
export const expectKept = (page: Page, store: StoreName, path: string) =>
  expect.poll(() => kept(page, store)).toContain(path);

/** The scripts that a page has asked for by now, also those still under way, by their paths. */
const askedScripts = (page: Page): Promise<string[]> =>
  said(() =>
    page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, noModule }) => src && !noModule)
        .map(({ src }) => src.replace(location.origin, '')),
    ),
  );

/** Waits until every script that a page has asked for is kept. */
export async function expectScriptsKept(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const keptScripts = new Set(await kept(page, 'scripts'));
      return (await askedScripts(page)).filter((path) => !keptScripts.has(path));
    })
    .toEqual([]);
}

/** What the worker has noted of visits: it reads the note at each page, and writes it anew. */
const visits = (page: Page) =>
  said(() =>
    page.evaluate(async (id) => {
      const noted: unknown = await (await (await caches.open(id)).match('/visits'))?.json();
      const { count = 0, at = 0 }: { count?: number; at?: number } = Object(noted);
      return { count, at, isOfPage: at >= performance.timeOrigin };
    }, storeId('notes')),
  );

/** Waits until the worker has noted the visit of a page, which it may else do while the next one opens. */
export const expectNoted = (page: Page) =>
  expect.poll(async () => (await visits(page)).isOfPage).toBe(true);

/** Makes the reader one who comes again: the worker takes an hour to have passed since this page. */
export async function comeBack(page: Page): Promise<void> {
  await expectNoted(page);
  const { count, at } = await visits(page);
  await said(() =>
    page.evaluate(
      async ([id, note]) => (await caches.open(id)).put('/visits', Response.json(note)),
      [storeId('notes'), { count, at: at - 3_600_000 }] as const,
    ),
  );
}

/** Tells the worker what a page would. */
export const tell = (page: Page, message: PageMessage) =>
  page.evaluate(async (data) => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(data);
  }, message);
