import type { Page } from '@playwright/test';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { axeFindings } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

/** What lies open over the page; the page beneath is inert and has its own test. */
const OPEN = ':is(dialog[open], [popover]:popover-open)';

async function home(page: Page, path: string) {
  const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
  await page.goto(path);
  await hydrated;
}

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`what opens over home in ${lang}`, async ({ page }) => {
    const card = (index: number) =>
      page.locator(`main [data-story="breaking-${lang}-${index}"]`).first();
    await home(page, at(lang, '/'));

    await card(3)
      .getByRole('button', { name: new RegExp(`^${words.Story.share}`) })
      .click();
    await expect(page.getByRole('dialog', { name: words.Share.title })).toBeVisible();
    expect(await axeFindings(page, OPEN)).toEqual([]);
    await page.keyboard.press('Escape');

    await card(1).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog', { name: words.Preview.title })).toBeVisible();
    expect(await axeFindings(page, OPEN)).toEqual([]);
    await page.keyboard.press('Escape');

    for (const id of ['whatsapp', 'find']) {
      await page.locator(`[popovertarget=${id}]`).first().click();
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1');
      expect(await axeFindings(page, OPEN)).toEqual([]);
      await page.keyboard.press('Escape');
    }

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: words.Chrome.menu, exact: true }).click();
    await expect(page.locator('#menu')).toHaveCSS('opacity', '1');
    expect(await axeFindings(page, OPEN)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width, height });

    await card(3).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page, OPEN)).toEqual([]);
  });

  test(`home with all its blocks failed but one in ${lang}`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/502/); // of a poll, where all this takes half a minute
    upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories');
    await page.goto(at(lang, '/'));
    await expect(page.getByText(words.Home.breakingFailed)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
