import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockStorage, keep } from './storage';
import { newsItem } from './stories';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const GUJARAT = { en: 'Gujarat', hi: 'गुजरात' } as const;
const INDORE = { en: 'Indore', hi: 'इंदौर' } as const;
const blockOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** What becomes of each choice, also under Save-Data, is in `components/later/followPlace.test.tsx`. */
for (const lang of JOURNEY_LANGS) {
  const { Places, Settings, States, Story, Weather } = WORDS[lang];
  const own = States.madhyapradesh;
  const title = lang === 'en' ? 'Rain fills the lakes of Kutch' : 'बारिश से कच्छ के तालाब भरे';

  test.describe(`my state and city in ${lang}`, () => {
    test.beforeEach(({ upstream }) => {
      upstream.news.news.push(newsItem(lang, 0, { id: 'of-gujarat', title, state: 'Gujarat' }));
    });

    test('are chosen beside the front page’s state, and followed on later pages', async ({
      page,
    }) => {
      await page.goto(at(lang, '/'));
      await page.getByRole('button', { name: filled(Places.changeFrom, { title: own }) }).click();
      const dialog = page.getByRole('dialog', { name: Places.title });
      await dialog.getByRole('combobox', { name: Places.state }).selectOption(GUJARAT[lang]);
      await dialog.getByRole('combobox', { name: Places.city }).selectOption(INDORE[lang]);
      await dialog.getByRole('button', { name: Settings.close }).click();
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
      await expect(blockOf(page, own)).toBeHidden();
      await expect(
        page.getByRole('button', { name: filled(Places.changeFrom, { title: GUJARAT[lang] }) }),
      ).toBeFocused();

      await page.goto(at(lang, '/'));
      await expect(page.getByRole('combobox', { name: Weather.city })).toHaveValue('indore');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
      await expect(
        page.getByRole('link', { name: filled(Story.viewMoreOf, { title: GUJARAT[lang] }) }),
      ).toHaveAttribute('href', at(lang, '/india/gujarat'));
      await page.getByRole('link', { name: title }).first().click();
      await expect(page).toHaveURL(/of-gujarat$/);

      await page.goto(at(lang, '/tools/fuel-prices'));
      await expect(page).toHaveURL(/\?city=indore$/);
      await page.goto(at(lang, '/tools/fuel-prices?city=delhi'));
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(/\?city=delhi$/);
    });

    test('are followed where the news streams in after the page’s last script', async ({
      page,
      upstream,
    }) => {
      await keep(page, { place: '{"state":"gujarat","city":null}', theme: '"dark"' });
      upstream.hold('news');
      await page.goto(at(lang, '/'), { waitUntil: 'commit' });
      // The browser's bars follow a choice once the page is idle, as all does that comes late.
      await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1);
      upstream.release('news');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
    });

    test('last as long as the page without storage', async ({ page }) => {
      await blockStorage(page);
      await page.goto(at(lang, '/'));
      await page.getByRole('button', { name: filled(Places.changeFrom, { title: own }) }).click();
      await page.getByRole('combobox', { name: Places.state }).selectOption(GUJARAT[lang]);
      await expect(page.getByText(Places.notKept)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
    });
  });
}
