import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openHomeWithStoriesCached, reader } from './readerPage';
import { bodyOf, liveStory } from './stories';
import { WORDS } from './words';

/** Whether paper has room for the end of a story, and what lies behind the dialog that it is in. */
const printedWhole = (story: Element) => {
  const dialog = story.closest('dialog');
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  return {
    whole: bottomOf(story) <= bottomOf(dialog ?? document.documentElement),
    backdrop: dialog && getComputedStyle(dialog, '::backdrop').display,
  };
};

for (const [name, open, printed] of [
  [
    'the article page',
    (page: Page) => page.goto('/news/breaking-en-1'),
    { whole: true, backdrop: null },
  ],
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
    { whole: true, backdrop: 'none' },
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

    // All of it, on plain paper, whatever of it fits the screen.
    await page.setViewportSize({ width: 800, height: 400 });
    expect(await story.evaluate(printedWhole)).toEqual(printed);
  });
}

for (const [name, path] of [
  ['a list', '/videos'],
  ['a live page', '/news/live-en'],
] as const)
  test(`${name} prints its stories, none of its controls and no pale words`, async ({
    page,
    upstream,
  }) => {
    upstream.add('breaking-news', liveStory('en', 3));
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const { Coverage, Story } = WORDS.en;
    await expect(page.locator('main [data-story] h3').first()).toBeVisible();
    for (const control of [
      page.getByRole('button'),
      page.getByRole('link', { name: Coverage.refresh }),
      page.getByRole('link', { name: Story.readMore }),
      page.getByRole('link', { name: Story.viewMore }),
    ])
      await expect(control.filter({ visible: true })).toHaveCount(0);
    const pale = await page.locator('main :is(h2, h3, p)').evaluateAll(
      (all) =>
        all.filter((words) => {
          const [red = 0, green = 0, blue = 0] = (
            getComputedStyle(words).color.match(/\d+/g) ?? []
          ).map(Number);
          return Math.min(red, green, blue) > 150;
        }).length,
    );
    expect(pale).toBe(0);
  });
