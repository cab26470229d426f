import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { asked, headline, PARAGRAPHS, reader, saveData, STORY } from './readerPage';
import { bodyOf, titleOf } from './stories';
import { at, JOURNEY_LANGS, WORDS } from './words';

test.describe('under Save-Data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('only the story that is opened is fetched, and nothing polls', async ({ page }) => {
    const requests = asked(page);
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // What the browser does when it is idle, and all polls, would have come meanwhile.
    await page.clock.runFor(10 * 60_000);
    await headline(page, titleOf('breaking', 'en', 4)).hover();
    await headline(page, titleOf('breaking', 'en', 4)).focus();
    await headline(page).click();
    await expect(reader(page).getByText(PARAGRAPHS[1] ?? '')).toBeVisible();
    expect(requests).toEqual([`/api/stories?ids=${STORY}&lang=en`]);
  });

  for (const lang of JOURNEY_LANGS) {
    const { Reader, Faults, Story } = WORDS[lang];
    const textOf = (kind: 'breaking' | 'featured', index: number) =>
      bodyOf(kind, lang, index).split('\n\n')[1] ?? '';

    test(`a story not cached says in ${lang} that it loads, fails or is gone`, async ({
      page,
      upstream,
      expectComplaint,
    }) => {
      expectComplaint(/502/);
      await page.goto(at(lang, '/'));
      await page.waitForLoadState('networkidle');
      const heading = reader(page).getByRole('heading', { level: 1 });

      await test.step('its headline, its picture and Loading, then its text', async () => {
        const title = titleOf('breaking', lang, 3);
        upstream.hold('breaking-news');
        await headline(page, title).click();
        await expect(heading).toHaveText(title);
        await expect(reader(page).getByText(Story.loading)).toBeVisible();
        await expect(reader(page).locator('article img').first()).toBeVisible();
        upstream.release('breaking-news');
        await expect(reader(page).getByText(textOf('breaking', 3))).toBeVisible();
        await expect(reader(page).getByText(Story.loading)).toBeHidden();
        await page.goBack();
        await expect(heading).toBeHidden();
      });

      await test.step('while no source answers it stays, and can be tried again', async () => {
        const title = titleOf('featured', lang, 0);
        upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories', 'news');
        await headline(page, title).click();
        await expect(reader(page).getByText(Reader.failed)).toBeVisible();
        await expect(heading).toHaveText(title);
        await expect(reader(page).locator('[data-part=summary]')).not.toBeEmpty();
        await expect(reader(page).locator('article img').first()).toBeVisible();
        upstream.mend('posters', 'breaking-news', 'featured-stories', 'news');
        await reader(page).getByRole('button', { name: Faults.retry }).click();
        await expect(reader(page).getByText(textOf('featured', 0))).toBeVisible();
        await expect(reader(page).getByText(Reader.failed)).toBeHidden();
        await page.goBack();
        await expect(heading).toBeHidden();
      });

      await test.step('one that is gone', async () => {
        upstream.news['breaking-news'] = [];
        await headline(page, titleOf('breaking', lang, 4)).click();
        await expect(heading).toHaveText(Reader.missing);
        await expect(reader(page).getByRole('link', { name: Faults.toHome })).toBeVisible();
        await expect(reader(page).getByRole('link', { name: Faults.toLatest })).toBeVisible();
      });
    });
  }
});
