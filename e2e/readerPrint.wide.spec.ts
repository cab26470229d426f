import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PARAGRAPHS, reader, headline, openHomeWithStoriesCached } from './readerPage';
import { bodyOf } from './stories';
import { WORDS } from './words';

for (const [name, open] of [
  ['the article page', (page: Page) => page.goto('/news/breaking-en-1')],
  [
    'the reader',
    async (page: Page) => {
      await openHomeWithStoriesCached(page);
      await page.locator('[data-story="breaking-en-1"] h3 a').first().click();
      await page.getByRole('link', { name: WORDS.en.Preview.readStory }).click();
      await expect(
        reader(page).getByText(bodyOf('breaking', 'en', 1).split('\n\n')[2] ?? ''),
      ).toBeVisible();
    },
  ],
] as const) {
  test(`${name} prints the story, without what only a screen can use`, async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    const { Reader, Story } = WORDS.en;
    const story = page
      .locator('article[data-story="breaking-en-1"]')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    for (const paragraph of bodyOf('breaking', 'en', 1).split('\n\n'))
      await expect(story.getByText(paragraph)).toBeVisible();
    for (const control of [
      page.getByText(Reader.back, { exact: true }),
      page.getByRole('button', { name: Story.share }),
      page.getByRole('link', { name: Reader.moreNews }),
      page.getByRole('heading', { name: Reader.moreNews }),
      page.locator('video'),
      page.getByText(Reader.videoCaption),
      page.getByRole('heading', { name: WORDS.en.Home.breaking }),
    ]) {
      await expect(control.filter({ visible: true })).toHaveCount(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'visible',
    );
  });
}

test('all of an open story is printed, on plain paper', async ({ page }) => {
  await openHomeWithStoriesCached(page);
  await headline(page).click();
  await expect(reader(page).getByText(PARAGRAPHS[2] ?? '')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 400 });
  await page.emulateMedia({ media: 'print' });
  const printed = await reader(page).evaluate((dialog) => {
    const within = (element: Element | null) =>
      (element?.getBoundingClientRect().bottom ?? Infinity) <=
      dialog.getBoundingClientRect().bottom;
    return {
      whole: within(dialog.querySelector('article')),
      backdrop: getComputedStyle(dialog, '::backdrop').display,
    };
  });
  expect(printed).toEqual({ whole: true, backdrop: 'none' });
});
