import type { Page } from '@playwright/test';

/**
 * Keeps files from a page, by patterns of their URLs, until the function that it gives is called: a page of which a test asks nothing
 * that they decide costs half as much without them. By the browser itself, since a route of Playwright's
 * costs more than most files.
 */
export async function blockUrls(
  page: Page,
  urls: readonly string[],
  expectComplaint: (pattern: RegExp) => void,
): Promise<() => Promise<void>> {
  expectComplaint(/ERR_BLOCKED_BY_CLIENT/);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setBlockedURLs', { urls: [...urls] });
  return () => network.detach();
}
