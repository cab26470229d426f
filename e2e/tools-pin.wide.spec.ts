import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { stopTheClock } from './pollClock';
import { at, JOURNEY_LANGS, plural, selected, WORDS } from './words';

const PATH = '/tools/pin-finder';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const codes = (page: Page) => cards(page).getByRole('heading', { level: 3 }).locator('span').nth(1);
const offices = (page: Page) => page.locator('#pin-results ~ ul > li');
const field = (page: Page) => page.locator('#pin-query');

for (const lang of JOURNEY_LANGS) {
  const { Pin: words, Tool: tool } = WORDS[lang];

  // The directory is read at the first search: on a busy machine that takes longer than a page waits.
  test.beforeEach(({ page }) => page.request.get(`${PATH}?q=462001`).then(() => undefined));

  /** What becomes of every query, mode and press is in `tools/pin`. */
  test(`PIN codes and places are found in ${lang}, stay in the URL, are copied and cleared`, async ({
    page,
    context,
  }) => {
    const search = page.getByRole('main').getByRole('button', { name: words.search, exact: true });
    const status = page.getByRole('main').getByRole('search').getByRole('status');
    const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(at(lang, PATH));
    await expect(page.getByText(selected(words.sample, 'on'))).toBeVisible();
    await expect(search).toBeDisabled();
    await expect(cards(page)).toHaveCount(0);
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(page).toHaveURL(at(lang, PATH));

    await stopTheClock(page);
    await field(page).fill('११० ००१');
    await search.click();
    await page.clock.runFor(999);
    await expect(status).toHaveText(words.searching);
    await page.clock.runFor(1);
    await expect(codes(page)).toHaveText('110001');
    await expect(status).toHaveText(plural(words.count, 'other', 20));
    expect(asked()).toEqual({ q: '११० ००१' });

    await test.step('a place by keyboard alone, and Clear', async () => {
      await page.getByRole('radio', { name: words.pincode }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await field(page).fill('tamil');
      await page.keyboard.press('Enter');
      await page.clock.runFor(1_000);
      await expect(codes(page)).toHaveText('600001');
      expect(asked()).toEqual({ q: 'tamil', mode: 'location' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(cards(page)).toHaveCount(0);
      await expect(page).toHaveURL(at(lang, PATH));
    });
    await test.step('a popular code at a press, whose address is copied', async () => {
      await page.getByRole('button', { name: '500001' }).click();
      await page.clock.runFor(1_000);
      await expect(codes(page)).toHaveText('500001');
      await page.getByRole('button', { name: words.copyAddress }).click();
      await expect(cards(page).getByRole('status')).toHaveText(tool.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        {
          en: 'Hyderabad GPO\nAbids\nHyderabad 500001\nTelangana, India',
          hi: 'हैदराबाद जीपीओ\nआबिड्स\nहैदराबाद 500001\nतेलंगाना, भारत',
        }[lang],
      );
    });
    await test.step('offices of the directory, also after a reload', async () => {
      await field(page).fill('462001');
      await field(page).press('Enter');
      await page.clock.runFor(1_000);
      const found = page.getByRole('region', { name: /462001/ }).getByRole('listitem');
      await expect(found).toHaveCount(12);
      await expect(found.first()).toContainText({ en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' }[lang]);
      await page.reload();
      await expect(found).toHaveCount(12);
      await expect(field(page)).toHaveValue('462001');
    });
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the directory answers, and more of it; so do the form and the popular codes', async ({
      page,
    }) => {
      await page.goto(at(lang, PATH));
      await field(page).fill('462');
      await field(page).press('Enter');
      await expect(offices(page)).toHaveCount(20);
      await page.getByRole('link', { name: words.more }).click();
      await expect(offices(page)).toHaveCount(40);

      await page.getByRole('radio', { name: words.location }).check();
      await field(page).fill('चेन्नई');
      await field(page).press('Enter');
      await expect(codes(page)).toHaveText('600001');
      await expect(field(page)).toHaveValue('चेन्नई');
      await expect(page.getByRole('radio', { name: words.location })).toBeChecked();
      await page.getByRole('button', { name: '400001' }).click();
      await expect(codes(page)).toHaveText('400001');
      await expect(page.getByRole('button', { name: words.copyAddress })).toBeHidden();
      await expect(page.getByRole('button', { name: tool.clear })).toBeHidden();
    });
  });
}
