import { expect, test } from './fixtures';
import {
  STORY,
  TITLE,
  PARAGRAPHS,
  reader,
  headline,
  openHomeWithStoriesCached,
  saveData,
  asked,
} from './readerPage';
import { bodyOf, titleOf } from './stories';
import { FAULTS } from './upstream';
import { at, JOURNEY_LANGS, WORDS } from './words';

test.describe('under Save-Data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('only the story that is opened is fetched', async ({ page }) => {
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    const stories = () =>
      requests
        .filter(({ pathname }) => pathname === '/api/stories')
        .map(({ searchParams }) => searchParams.get('ids'));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // The browser has been idle: what would have been fetched by itself has been.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await headline(page, titleOf('breaking', 'en', 4)).hover();
    await headline(page, titleOf('breaking', 'en', 4)).focus();
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    expect(stories()).toEqual([STORY]);
  });

  test('the page does not poll', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const requests = asked(page);
    await page.clock.runFor(10 * 60_000);
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    expect(requests).toEqual([`/api/stories?ids=${STORY}&lang=en`]);
  });

  test('a story not cached shows its headline and Loading, then its text', async ({
    page,
    upstream,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    upstream.hold('breaking-news');
    await headline(page).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeVisible();
    upstream.release('breaking-news');
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    await expect(reader(page).getByText(WORDS.en.Story.loading)).toBeHidden();
  });

  test('a story not cached that is gone says so', async ({ page, upstream }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    upstream.news['breaking-news'] = upstream.news['breaking-news'].filter(
      ({ id }) => id !== STORY,
    );
    await headline(page).click();
    await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(
      WORDS.en.Reader.missing,
    );
    await expect(reader(page).getByRole('link', { name: WORDS.en.Faults.toHome })).toBeVisible();
    await expect(reader(page).getByRole('link', { name: WORDS.en.Faults.toLatest })).toBeVisible();
  });

  for (const lang of JOURNEY_LANGS) {
    const { Reader, Faults } = WORDS[lang];

    test(`a story not cached while no source answers stays, and can be tried again, in ${lang}`, async ({
      page,
      upstream,
      expectComplaint,
    }) => {
      expectComplaint(/502/);
      const title = titleOf('featured', lang, 0);
      await page.goto(at(lang, '/'));
      await page.waitForLoadState('networkidle');
      upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories', 'news');
      await headline(page, title).click();
      await expect(reader(page).getByText(Reader.failed)).toBeVisible();
      await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(reader(page).locator('[data-part=summary]')).not.toBeEmpty();
      await expect(reader(page).locator('article img').first()).toBeVisible();
      upstream.mend('posters', 'breaking-news', 'featured-stories', 'news');
      await reader(page).getByRole('button', { name: Faults.retry }).click();
      await expect(
        reader(page).getByText(bodyOf('featured', lang, 0).split('\n\n')[1] ?? ''),
      ).toBeVisible();
      await expect(reader(page).getByText(Reader.failed)).toBeHidden();
    });
  }
});

for (const lang of JOURNEY_LANGS) {
  test(`the metadata describes the open story in ${lang}, and the page again when it closes`, async ({
    page,
    site,
  }) => {
    const metadata = () =>
      page.evaluate(() =>
        ['link[rel=canonical]', 'meta[property="og:url"]', 'meta[name=description]'].map((tag) => {
          const element = document.head.querySelector(tag);
          return element?.getAttribute('href') ?? element?.getAttribute('content') ?? '';
        }),
      );
    await openHomeWithStoriesCached(page, at(lang, '/'));
    const before = await metadata();
    await headline(page, titleOf('breaking', lang, 3)).click();
    const url = `${site}${at(lang, `/news/breaking-${lang}-3`)}`;
    await expect
      .poll(metadata)
      .toEqual([url, url, bodyOf('breaking', lang, 3).replace(/\s+/g, ' ').slice(0, 160)]);
    await page.goBack();
    await expect.poll(metadata).toEqual(before);
  });
}
