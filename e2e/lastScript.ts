import type { Page } from '@playwright/test';

/**
 * Loads a page and waits for its last script, by which all else is hydrated: the one that registers the service
 * worker. Playwright, which stops that, says so.
 */
export async function untilLastScript(page: Page, load: () => Promise<unknown>): Promise<void> {
  const isLast = page.waitForEvent('console', (message) =>
    message.text().startsWith('Service Worker registration blocked'),
  );
  await load();
  await isLast;
}
