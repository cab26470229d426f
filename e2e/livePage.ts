import type { Page, Request } from '@playwright/test';
import { liveUpdate } from './liveStory';
import { type Entry, minutesAgo } from './stories';
import type { Upstream } from './upstream';
import { type Lang, plural, WORDS } from './words';

export const POLL_MS = 30_000;

export const update = (page: Page, number: number) => page.locator(`#u-n${number}`);

/** The button, or link, behind which so many new updates wait. */
export const newOnes = (page: Page, count: number, lang: Lang = 'hi') =>
  page.getByRole('button', {
    name: plural(WORDS[lang].Coverage.newUpdates, count === 1 ? 'one' : 'other', count),
  });

/** The feed's first story now has these updates, the newest first. */
export function publish(
  upstream: Upstream,
  change: (updates: Entry[]) => Entry[],
  given: Entry = {},
) {
  const [story, ...others] = upstream.news.news;
  const updates = Array.isArray(story?.['updates']) ? story['updates'] : [];
  upstream.news.news = [{ ...story, ...given, updates: change(updates) }, ...others];
}

/** An update of this moment. */
export const newest = (number: number, lang: Lang = 'hi'): Entry =>
  liveUpdate(lang, number, number, { timestamp: minutesAgo(0) });

/** Opens it on a clock that the test moves, and waits until it is followed. */
export async function open(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelector('[data-part="state"] > span') !== null,
    undefined,
    { polling: 100 },
  );
}

const isPoll = (asked: { url: () => string }) => asked.url().includes('/api/live/');

/**
 * Has the page ask, and take the answer. In steps: a clock that runs on would give up the request before it is
 * answered.
 */
export async function poll(page: Page) {
  let isAsked = false;
  const note = (request: Request) => (isAsked ||= isPoll(request));
  page.on('request', note);
  const answer = page.waitForResponse(isPoll);
  while (!isAsked) await page.clock.runFor(1_000);
  page.off('request', note);
  await (await answer).finished();
  await page.clock.runFor(100);
}
