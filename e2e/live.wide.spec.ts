import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { liveStory, liveUpdate } from './liveStory';
import { type Entry, minutesAgo } from './stories';
import type { Upstream } from './upstream';
import { axeFindings } from './views';
import { at, filled, JOURNEY_LANGS, plural, WORDS } from './words';

const LANG = 'hi';
const TOTAL = 61;
const words = WORDS[LANG].Coverage;
const PATH = at(LANG, `/news/live-${LANG}`);
const POLL_MS = 30_000;
const update = (page: Page, number: number) => page.locator(`#u-n${number}`);
const newOnes = (page: Page, count: number) =>
  page.getByRole('button', { name: plural(words.newUpdates, 'other', count) });

/** The feed now has these updates after the others, the newest last. */
function publish(upstream: Upstream, change: (updates: Entry[]) => Entry[], given: Entry = {}) {
  const [story, ...others] = upstream.news.news;
  const updates = Array.isArray(story?.['updates']) ? story['updates'] : [];
  upstream.news.news = [{ ...story, ...given, updates: change(updates) }, ...others];
}
const newest = (number: number): Entry =>
  liveUpdate(LANG, number, number, { timestamp: minutesAgo(0) });

/** Opens it on a clock that the test moves, and waits until it is followed. */
async function open(page: Page, path = PATH) {
  await page.clock.install();
  await page.goto(path);
  await page.waitForFunction(
    () => document.querySelector('[data-part="state"] > span') !== null,
    undefined,
    { polling: 100 },
  );
}
async function poll(page: Page) {
  const answer = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await page.clock.runFor(POLL_MS);
  await (await answer).finished();
  await page.clock.runFor(100);
}

test.beforeEach(({ upstream }) => {
  upstream.news.news = [liveStory(LANG, TOTAL), ...upstream.news.news];
});

test('new updates wait behind a button while nothing moves, are counted and said once, and open in place', async ({
  page,
  upstream,
}) => {
  await open(page);
  await update(page, 50).scrollIntoViewIfNeeded();
  const before = await update(page, 50).boundingBox();
  const title = await page.title();

  publish(upstream, (updates) => [newest(63), newest(62), ...updates]);
  await poll(page);
  await expect(newOnes(page, 2)).toBeInViewport();
  expect(await update(page, 50).boundingBox()).toEqual(before);
  await expect(page).toHaveTitle(`(2) ${title}`);
  await expect(page.locator('[data-part="announced"]')).toHaveText(
    plural(words.newUpdates, 'other', 2),
  );

  await newOnes(page, 2).click();
  await expect(update(page, 63)).toBeInViewport();
  await expect(update(page, 63)).toBeFocused();
  await expect(page.locator('ol > [data-update]').nth(2)).toHaveAttribute('id', 'u-n61');
  await expect(page).toHaveTitle(title);
});

test('edited and withdrawn updates change in place, what the server sent and what came later', async ({
  page,
  upstream,
}) => {
  await open(page);
  publish(upstream, (updates) => [newest(62), ...updates]);
  await poll(page);
  await page.getByRole('button', { name: plural(words.newUpdates, 'one', 1) }).click();

  const edit = { headline: 'बदला हुआ शीर्षक', updatedAt: new Date().toISOString() };
  publish(upstream, (updates) =>
    updates
      .filter(({ id }) => id !== 'n60')
      .map((one) => (one['id'] === 'n62' || one['id'] === 'n61' ? { ...one, ...edit } : one)),
  );
  const before = await update(page, 60).boundingBox();
  await poll(page);
  for (const number of [62, 61])
    await expect(update(page, number).getByRole('heading')).toHaveText(edit.headline);
  await expect(update(page, 60)).toHaveText(words.withdrawn);
  expect((await update(page, 60).boundingBox())?.height).toBe(before?.height);
  await expect(page.locator('[data-update]')).toHaveCount(32);
});

test('headline, key points and pinned update change with the poll; what would move the page waits until it is off the screen', async ({
  page,
  upstream,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  const title = 'नदी का पानी निशान से ऊपर, '.repeat(6).trim();
  publish(upstream, (updates) => updates, {
    title,
    keyPoints: ['दो घाट बंद', 'नावें बँधी हैं'],
    pinnedUpdate: 'n3',
  });
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  await poll(page);
  expect(await headline.boundingBox()).toEqual(before);
  await expect(headline.getByText(title)).toBeHidden();

  await update(page, 57).evaluate((element) => element.scrollIntoView());
  const top = (await update(page, 57).boundingBox())?.y;
  const pinned = page.locator('[data-part="pin"]');
  await expect(pinned).toContainText(words.pinned);
  await expect(headline.getByText(title)).toBeAttached();
  expect((await update(page, 57).boundingBox())?.y).toBeCloseTo(top ?? NaN, 0);
  await headline.scrollIntoViewIfNeeded();
  await expect(headline).toHaveText(title);
  await expect(page.getByText('नावें बँधी हैं')).toBeVisible();
  await expect(pinned.getByRole('heading')).toHaveText(/3/);
});

test('a source that fails moves nothing, and says so', async ({
  page,
  upstream,
  expectComplaint,
}) => {
  expectComplaint(/502/);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  const list = page.locator('ol[data-part="text"]');
  await list.scrollIntoViewIfNeeded();
  const top = async () => (await list.boundingBox())?.y ?? NaN;
  const before = await top();
  await page.route('**/api/live/**', (route) => route.fulfill({ status: 502, body: '' }));
  publish(upstream, (updates) => [newest(62), ...updates]);
  await poll(page);
  await expect(page.locator('[data-part="state"]')).toContainText(words.failed);
  // A line with the link may be less than a pixel higher than one of words alone.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('asks at once when it is shown again, and stops once it has ended', async ({
  page,
  upstream,
}) => {
  await open(page);
  let polls = 0;
  page.on('request', (request) => (polls += Number(request.url().includes('/api/live/'))));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
  await page.clock.runFor(5 * POLL_MS);
  expect(polls).toBe(0);

  publish(upstream, (updates) => updates, { coverageEnd: minutesAgo(0) });
  const answer = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await answer;
  await expect(page.locator('[data-part="mark"]')).toContainText(
    filled(words.endedOn, { date: '', time: '' }).replace(/[, ]+$/, ''),
  );
  await page.clock.runFor(5 * POLL_MS);
  expect(polls).toBe(1);
});

test('a card says that it is live, and a click on it loads the page', async ({ page }) => {
  await page.goto(at(LANG, '/india'));
  const card = page.locator(`[data-story="live-${LANG}"]`).first();
  await expect(card).toContainText(WORDS[LANG].Story.live);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-live="here"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a bare fragment of an older page leads to its update', async ({ page }) => {
  await page.goto(`${PATH}#u-n4`);
  await expect(page).toHaveURL(/\?update=n4#u-n4$/);
  await expect(update(page, 4)).toBeInViewport();
});

for (const lang of JOURNEY_LANGS) {
  test(`axe finds no fault in any state of a live page in ${lang}`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/502/);
    const path = at(lang, `/news/live-${lang}`);
    upstream.news.news = [liveStory(lang, TOTAL, { keyPoints: ['One'], pinnedUpdate: 'n60' })];
    const findings = () => axeFindings(page, 'main');
    await open(page, path);
    expect(await findings()).toEqual([]);

    publish(upstream, (updates) => [liveUpdate(lang, 63, 63), ...updates]);
    await poll(page);
    await expect(page.locator('.live-more')).toBeAttached();
    // The state with all of its parts, beside the table of their colours (`app/styles/contrast.test.ts`).
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(), colorScheme).toEqual([]);
    }

    await page.route('**/api/live/**', (route) => route.fulfill({ status: 502, body: '' }));
    await poll(page);
    expect(await findings()).toEqual([]);
    await page.unroute('**/api/live/**');

    publish(upstream, (updates) => updates, { coverageEnd: minutesAgo(0) });
    await poll(page);
    expect(await findings()).toEqual([]);
    for (const query of ['', '?page=2', '?order=oldest', '?update=gone']) {
      await page.goto(path + query);
      expect(await findings()).toEqual([]);
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is whole: its age, a way to refresh it, older pages and the address of an older update', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.locator('ol > [data-update]')).toHaveCount(31);
    await expect(page.getByRole('link', { name: words.refresh })).toHaveAttribute('href', PATH);
    await page.getByRole('link', { name: words.oldestFirst }).click();
    await expect(page.locator('ol > [data-update]').first()).toHaveAttribute('id', 'u-n1');
    await page.goto(`${PATH}?update=n4#u-n4`);
    await expect(update(page, 4)).toBeInViewport();
    await expect(page.locator('ol > [data-update]')).toHaveCount(30);
  });
});
