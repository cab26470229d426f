import { expect, test } from './fixtures';
import { newest, newOnes, open, poll, POLL_MS, publish, update } from './livePage';
import { liveStory } from './liveStory';
import { minutesAgo } from './stories';
import { axeFindings } from './views';
import { at, filled, LANGS, plural, WORDS } from './words';

const LANG = 'hi';
const TOTAL = 61;
const words = WORDS[LANG].Coverage;
const PATH = at(LANG, `/news/live-${LANG}`);
test.beforeEach(({ upstream }) => {
  upstream.news.news = [liveStory(LANG, TOTAL), ...upstream.news.news];
});

test('new updates wait behind a button while nothing moves, are counted and said once, and open in place', async ({
  page,
  upstream,
}) => {
  await open(page, PATH);
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
  await open(page, PATH);
  publish(upstream, (updates) => [newest(62), ...updates]);
  await poll(page);
  await newOnes(page, 1).click();

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

for (const polls of [0, 1])
  test(`an update that is pinned above what one reads moves nothing, after ${polls} polls`, async ({
    page,
    upstream,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, PATH);
    await update(page, 50).scrollIntoViewIfNeeded();
    const top = async () => (await update(page, 50).boundingBox())?.y ?? NaN;
    const before = await top();
    // By each of which Chromium may choose an anchor.
    for (let done = 0; done < polls; done++) await poll(page);
    publish(upstream, (updates) => updates, { pinnedUpdate: 'n3' });
    await poll(page);
    await expect(page.locator('[data-part="pin"]')).toContainText(words.pinned);
    // Pages scroll by whole pixels.
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  });

test('headline, key points and pinned update change with the poll; what would move the page waits until it is off the screen', async ({
  page,
  upstream,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, PATH);
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

for (const lang of LANGS)
  test(`a source that fails moves nothing in ${lang}, and says so`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/502/);
    await page.setViewportSize({ width: 360, height: 780 });
    upstream.news.news = [liveStory(lang, TOTAL)];
    await open(page, at(lang, `/news/live-${lang}`));
    // Its height, since Chromium anchors what one reads below it, and other engines do not.
    const state = page.locator('[data-part="state"]');
    const height = async () => (await state.boundingBox())?.height ?? NaN;
    const before = await height();
    await page.route('**/api/live/**', (route) => route.fulfill({ status: 502, body: '' }));
    publish(upstream, (updates) => [newest(62, lang), ...updates]);
    await poll(page);
    await expect(state).toContainText(WORDS[lang].Coverage.failed);
    expect(await height()).toBeCloseTo(before, 0);
  });

test('asks at once when it is shown again, and stops once it has ended', async ({
  page,
  upstream,
}) => {
  await open(page, PATH);
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

test('axe finds no fault in any state of a live page', async ({
  page,
  upstream,
  expectComplaint,
}) => {
  expectComplaint(/502/);
  const faultless = async (given = {}) =>
    expect.soft(await axeFindings(page, 'main', given), page.url()).toEqual([]);
  const given = { keyPoints: ['One'], pinnedUpdate: 'n6' };
  // Axe looks at each update anew: of those that look alike a few are enough.
  upstream.news.news = [liveStory(LANG, 8, given), liveStory('en', TOTAL, given)];
  await open(page, PATH);
  await faultless();
  await page.emulateMedia({ colorScheme: 'dark' });
  await faultless();
  await page.emulateMedia({ colorScheme: 'light' });

  publish(upstream, (updates) => [newest(9), ...updates]);
  await poll(page);
  await expect(newOnes(page, 1)).toBeAttached();
  await faultless();

  await page.route('**/api/live/**', (route) => route.fulfill({ status: 502, body: '' }));
  await poll(page);
  await faultless();
  await page.unroute('**/api/live/**');

  publish(upstream, (updates) => updates, { coverageEnd: minutesAgo(0) });
  await poll(page);
  await faultless();
  // What is of these pages alone are links like those above.
  for (const query of ['?page=2', '?order=oldest', '?update=gone']) {
    await page.goto(at('en', `/news/live-en${query}`));
    await faultless({ contrast: false });
  }
});

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
