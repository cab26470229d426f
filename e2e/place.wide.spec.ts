import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockStorage, keep } from './storage';
import { newsItem } from './stories';
import { shifts, watchShifts } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const GUJARAT = { en: 'Gujarat', hi: 'गुजरात' } as const;
const MAHARASHTRA = { en: 'Maharashtra', hi: 'महाराष्ट्र' } as const;
const MUMBAI = { en: 'Mumbai', hi: 'मुंबई' } as const;
const blockOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** What becomes of each choice, also under Save-Data, is in `features/preferences/followPlace.wide.test.tsx`. */
for (const lang of JOURNEY_LANGS) {
  const { AskState, Home, Places, Settings, States, Story } = WORDS[lang];
  const own = States.madhyapradesh;
  const title = lang === 'en' ? 'Rain fills the lakes of Kutch' : 'बारिश से कच्छ के तालाब भरे';

  const coast = lang === 'en' ? 'Boats go out again in Ratnagiri' : 'रत्नागिरी में नावें फिर निकलीं';

  test.describe(`my state and city in ${lang}`, () => {
    test.beforeEach(({ upstream }) => {
      upstream.news.news.push(newsItem(lang, 0, { id: 'of-gujarat', title, state: 'Gujarat' }));
    });

    test('the front page asks once for the state, and nothing moves by it', async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(at(lang, '/'));
      const question = page.getByRole('region', { name: AskState.question });
      await expect(question).toBeVisible();
      const breaking = await blockOf(page, Home.breaking).boundingBox();
      expect((await question.boundingBox())?.y).toBeLessThan(breaking?.y ?? 0);
      await question.getByRole('button', { name: own }).click();
      await expect(question.getByRole('status')).toHaveText(filled(AskState.done, { state: own }));
      await page.reload();
      await expect(question).toBeHidden();
      expect(await shifts(page)).toEqual([]);
    });

    test('are chosen beside the front page’s state, and followed on later pages', async ({
      page,
      upstream,
    }) => {
      upstream.news.news.push(
        newsItem(lang, 0, { id: 'of-maharashtra', title: coast, state: 'Maharashtra' }),
      );
      await page.goto(at(lang, '/'));
      await page.getByRole('button', { name: filled(Places.changeFrom, { title: own }) }).click();
      const dialog = page.getByRole('dialog', { name: Places.title });
      await dialog.getByRole('combobox', { name: Places.state }).selectOption(MAHARASHTRA[lang]);
      await dialog.getByRole('combobox', { name: Places.city }).selectOption(MUMBAI[lang]);
      await dialog.getByRole('button', { name: Settings.close }).click();
      await expect(blockOf(page, MAHARASHTRA[lang])).toBeVisible();
      await expect(blockOf(page, own)).toBeHidden();
      await expect(
        page.getByRole('button', { name: filled(Places.changeFrom, { title: MAHARASHTRA[lang] }) }),
      ).toBeFocused();

      await page.goto(at(lang, '/'));
      await expect(blockOf(page, MAHARASHTRA[lang])).toBeVisible();
      await expect(
        page.getByRole('link', { name: filled(Story.viewMoreOf, { title: MAHARASHTRA[lang] }) }),
      ).toHaveAttribute('href', at(lang, '/india/maharashtra'));
      await page.getByRole('link', { name: coast }).first().click();
      await expect(page).toHaveURL(/of-maharashtra$/);

      await page.goto(at(lang, '/tools/fuel-prices'));
      await expect(page).toHaveURL(/\?city=mumbai$/);
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
      await expect(page.getByText(Settings.notKept)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
    });
  });
}
