import type { Page } from '@playwright/test';
import { PIN_RECORDS } from '@/lib/tools/pin/pinRecords';
import { expect, test } from './fixtures';
import { stopTheClock } from './pollClock';
import { at, filled, JOURNEY_LANGS, plural, WORDS } from './words';

const PATH = '/tools/pin-finder';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const codes = (page: Page) => cards(page).getByRole('heading', { level: 3 }).locator('span').nth(1);

for (const lang of JOURNEY_LANGS) {
  const { Pin: words, Tool: tool } = WORDS[lang];
  const field = (page: Page) => page.locator('#pin-query');
  const search = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: words.search, exact: true });
  const status = (page: Page) => page.getByRole('main').getByRole('search').getByRole('status');

  // The directory is read at the first search: on a busy machine that takes longer than a page waits.
  test.beforeEach(({ page }) => page.request.get(`${PATH}?q=462001`).then(() => undefined));

  test(`a PIN code is found in ${lang} after a second, and stays in the URL`, async ({ page }) => {
    await page.clock.install();
    await page.goto(at(lang, PATH));
    await expect(page.getByText(words.sample)).toBeVisible();
    await expect(search(page)).toBeDisabled();
    await expect(cards(page)).toHaveCount(0);
    await field(page).fill('   ');
    await expect(search(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(page).toHaveURL(at(lang, PATH));

    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('११० ००१');
    await search(page).click();
    await expect(status(page)).toHaveText(words.searching);
    await page.clock.runFor(999);
    await expect(status(page)).toHaveText(words.searching);
    await page.clock.runFor(1);
    await expect(codes(page)).toHaveText('110001');
    await expect(status(page)).toHaveText(plural(words.count, 'other', 20));
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('q'), asked.get('mode')]).toEqual(['११० ००१', null]);

    await page.reload();
    await expect(codes(page)).toHaveText('110001');
    await expect(field(page)).toHaveValue('११० ००१');
  });

  test(`a place is found in ${lang} in both languages, by keyboard alone`, async ({ page }) => {
    await page.goto(at(lang, PATH));
    await expect(search(page)).toBeDisabled();
    await page.getByRole('radio', { name: words.pincode }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    for (const [query, code] of [
      ['दिल्ली', '110001'],
      ['tamil', '600001'],
      ['मुम्बई', '400001'],
      ['WEST b', '700001'],
    ] as const) {
      await expect(field(page)).toBeFocused();
      await field(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(codes(page)).toHaveText(code);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: query,
        mode: 'location',
      });
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(0);
    await expect(page).toHaveURL(at(lang, PATH));
  });

  test(`nothing is shown in ${lang} when nothing is found`, async ({ page }) => {
    await page.goto(at(lang, `${PATH}?q=110001`));
    await expect(cards(page)).toHaveCount(1);
    const before = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
    await expect(search(page)).toBeEnabled();
    await field(page).fill('999999');
    await field(page).press('Enter');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(before - 1);
    await expect(status(page)).toHaveText(filled(words.none, { query: '999999' }));
  });

  test(`Bhopal is found in ${lang} by its code, and more of a place at a press`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    await expect(search(page)).toBeDisabled();
    await field(page).fill('462001');
    await expect(search(page)).toBeEnabled();
    await field(page).press('Enter');
    const offices = page.getByRole('region', { name: /462001/ }).getByRole('listitem');
    await expect(offices).toHaveCount(12);
    await expect(offices.first()).toContainText({ en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' }[lang]);
    await page.goto(at(lang, `${PATH}?q=${encodeURIComponent('भोपाल')}&mode=location`));
    const all = page.locator('#pin-results ~ ul > li');
    await expect(all).toHaveCount(20);
    await page.getByRole('link', { name: words.more }).click();
    await expect(all).toHaveCount(40);
    await expect(page).toHaveURL(/shown=40/);
  });

  test(`a popular PIN code in ${lang} fills the field and searches`, async ({ page }) => {
    await page.clock.install();
    await page.goto(at(lang, `${PATH}?q=x&mode=location`));
    await expect(page.getByRole('radio', { name: words.location })).toBeChecked();
    await expect(search(page)).toBeEnabled();
    await stopTheClock(page);
    for (const { pincode } of PIN_RECORDS) {
      await page.getByRole('button', { name: pincode }).click();
      await expect(field(page)).toHaveValue(pincode);
      await expect(page.getByRole('radio', { name: words.pincode })).toBeChecked();
      await expect(status(page)).toHaveText(words.searching);
      await page.clock.runFor(1_000);
      await expect(codes(page)).toHaveText(pincode);
    }
  });

  test(`Clear in ${lang} stops a search under way`, async ({ page }) => {
    await page.clock.install();
    await page.goto(at(lang, PATH));
    await expect(search(page)).toBeDisabled();
    await page.getByRole('button', { name: '500001' }).click();
    await page.getByRole('button', { name: tool.clear }).click();
    await expect(field(page)).toHaveValue('');
    await page.clock.runFor(2_000);
    await expect(cards(page)).toHaveCount(0);
    await expect(page).toHaveURL(at(lang, PATH));
  });

  test(`an address is copied in ${lang}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(at(lang, `${PATH}?q=500001`));
    await expect(search(page)).toBeEnabled();
    await stopTheClock(page); // what it says of the copy goes again after 2 s
    await page.getByRole('button', { name: words.copyAddress }).click();
    await expect(cards(page).getByRole('status')).toHaveText(tool.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      {
        en: 'Hyderabad GPO\nAbids\nHyderabad 500001\nTelangana, India',
        hi: 'हैदराबाद जीपीओ\nआबिड्स\nहैदराबाद 500001\nतेलंगाना, भारत',
      }[lang],
    );
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the directory answers, and more of it', async ({ page }) => {
      await page.goto(at(lang, PATH));
      await field(page).fill('462');
      await field(page).press('Enter');
      await expect(page.locator('#pin-results ~ ul > li')).toHaveCount(20);
      await page.getByRole('link', { name: words.more }).click();
      await expect(page.locator('#pin-results ~ ul > li')).toHaveCount(40);
    });

    test('the form and the popular codes find', async ({ page }) => {
      await page.goto(at(lang, PATH));
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
