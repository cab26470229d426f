import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { TITLE, reader, headline, openHomeWithStoriesCached, asked, scrollOf } from './readerPage';
import { bodyOf, breakingItem, titleOf } from './stories';
import { WORDS } from './words';

test('identities of any letters are prefetched', async ({ page, upstream }) => {
  for (const [index, id] of ['with, comma & more', '50%', 'नर्मदा/२?#'].entries()) {
    upstream.add(
      'breaking-news',
      breakingItem('en', 4 + index, { id, timestamp: new Date().toISOString() }),
    );
  }
  await page.setViewportSize({ width: 1280, height: 2400 }); // all of them are on the screen
  await openHomeWithStoriesCached(page);
  for (const index of [0, 1, 2]) {
    const title = titleOf('breaking', 'en', 4 + index);
    const requests = asked(page);
    await headline(page, title).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(reader(page).getByText('Vendors will be allowed at three spots.')).toBeVisible();
    // A poll may be due meanwhile.
    expect(requests.filter((path) => /\/(news|api\/stories)\b/.test(path))).toEqual([]);
    await page.goBack();
    await expect(reader(page)).toBeHidden();
  }
});

/** Home as a document: with what comes with one alone, kept markup and the page's own styles. */
async function expectHome(page: Page, title: string) {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: WORDS.en.Home.breaking })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  await expect(page.getByRole('navigation', { name: WORDS.en.FrontPage.quickAccess })).toHaveCSS(
    'display',
    'grid',
  );
}

test('Back before the scripts of a reloaded story have come gives the home page', async ({
  page,
}) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page)).toBeVisible();
  const held: Route[] = [];
  await page.route('**/_next/static/**/*.js', (route) => void held.push(route));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  await page.unroute('**/_next/static/**/*.js');
  // The page is loaded anew by the first that run, and the others are dropped.
  await Promise.allSettled(held.map((route) => route.continue()));
  await expectHome(page, TITLE);
});

test('a story opened from another story’s page, there or in a new tab, and back again', async ({
  page,
  context,
}) => {
  await openHomeWithStoriesCached(page, '/news/news-en-0');
  const title = titleOf('news', 'en', 8);
  const own = page.getByRole('main').getByRole('heading', { level: 1 });
  const opened = context.waitForEvent('page');
  await headline(page, title).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL('/news/news-en-0');
  await expect(reader(page)).toBeHidden();

  await headline(page, title).click();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(reader(page)).toBeHidden();
  await expect(own).toHaveText(titleOf('news', 'en', 0));
});

test.describe('scroll positions', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const title = titleOf('featured', 'en', 1);
  const storyHeadline = (page: Page) => page.getByRole('heading', { level: 1, name: title });
  const moreNews = (page: Page) =>
    page.getByRole('link', { name: WORDS.en.Reader.moreNews, exact: true }).last();

  async function openFarDown(page: Page): Promise<number> {
    await openHomeWithStoriesCached(page);
    await headline(page, title).scrollIntoViewIfNeeded();
    const position = await scrollOf(page);
    expect(position).toBeGreaterThan(1_000);
    await headline(page, title).click();
    await expect(storyHeadline(page)).toBeVisible();
    return position;
  }

  /** Scrolls the story's own page, and waits until the browser has taken note. */
  async function scrollTo(page: Page, position: number): Promise<void> {
    await expect(async () => {
      await page.evaluate((y) => window.scrollTo(0, window.scrollY === y ? y - 1 : y), position);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
      expect(await scrollOf(page)).toBe(position);
    }).toPass();
  }

  test('a reload of an open story gives its page from its headline on, and Back home where the list had been', async ({
    page,
  }) => {
    const position = await openFarDown(page);
    const response = await page.reload();
    expect(response?.status()).toBe(200);
    await expect(reader(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(storyHeadline(page)).toBeInViewport();
    expect(await scrollOf(page)).toBe(0);
    await page.goBack();
    await expectHome(page, title);
    await expect(headline(page, title)).toBeInViewport();
    await expect.poll(() => scrollOf(page)).toBe(position);
    await page.goForward();
    await expect(storyHeadline(page)).toBeInViewport();
    await page.waitForLoadState('networkidle'); // its page is loaded once more, as a whole
  });

  test('after More News in an open story Back leads to its headline, and to where its own page had been scrolled', async ({
    page,
  }) => {
    await openFarDown(page);
    await moreNews(page).click();
    await expect(page).toHaveURL('/india');
    await page.goBack();
    await expect(storyHeadline(page)).toBeInViewport();

    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(300);
    await moreNews(page).click();
    await expect(page).toHaveURL('/india');
    await page.goBack();
    await expect(moreNews(page)).toBeInViewport(); // to which the click had scrolled
    expect(await scrollOf(page)).toBeGreaterThan(300);
  });

  test('a story opened within the reader, back step by step to the list, and Forward after its reload', async ({
    page,
  }) => {
    const position = await openFarDown(page);
    const other = reader(page)
      .locator('section')
      .filter({ hasText: WORDS.en.Reader.moreNews })
      .locator('h3 [data-action=read]') // a video would open its preview
      .first();
    await other.scrollIntoViewIfNeeded();
    const top = () => reader(page).evaluate(({ scrollTop }) => scrollTop);
    const before = await top();
    expect(before).toBeGreaterThan(0);
    const opened = await other.innerText();
    await other.click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(opened);
    expect(await top()).toBe(0);
    await page.goBack();
    await expect(storyHeadline(page)).toBeVisible();
    expect(await top()).toBe(before);
    await page.goBack();
    await expect(reader(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(await scrollOf(page)).toBe(position);

    await page.reload();
    await page.goForward();
    await expect(page).toHaveURL('/news/featured-en-1');
    await expect(storyHeadline(page)).toBeVisible();
    await expect(page.getByText(bodyOf('featured', 'en', 1).split('\n\n')[1] ?? '')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(storyHeadline(page)).toBeHidden();
  });
});
