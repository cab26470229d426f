import { expect, type Page } from '@playwright/test';
import { POLL_INTERVALS_MS } from '@/lib/polls/pollIntervals';

/** The intervals of the front page's polls, one for each island that polls. */
const INTERVALS_MS = Object.values(POLL_INTERVALS_MS);

/**
 * Stops the page's own time, so that it passes only as the test says. Once more where a busy machine
 * needed longer to tell the page than the second ahead of it.
 */
export const stopTheClock = (page: Page) =>
  expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();

/**
 * Opens a front page with a clock that the test moves, and waits until each of its polls is timed:
 * time that passes before an island is hydrated starts no poll.
 */
export async function openOnAClock(page: Page, path = '/') {
  await page.clock.install();
  await page.addInitScript(() => {
    const timed: unknown[] = [];
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (target, self, given: unknown[]) => {
        timed.push(given[1]);
        return Reflect.apply(target, self, given);
      },
    });
    Object.assign(window, { timed });
  });
  await page.goto(path);
  await page.waitForFunction((intervals) => {
    const timed = [...(window as unknown as { timed: unknown[] }).timed];
    return intervals.every((interval) => {
      const at = timed.indexOf(interval);
      return at !== -1 && timed.splice(at, 1);
    });
  }, INTERVALS_MS);
}
