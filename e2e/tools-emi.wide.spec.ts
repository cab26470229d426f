import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { needsScript } from './needsScript';
import { axeFindings, widthAt } from './views';
import { at, JOURNEY_LANGS, type Lang, WORDS } from './words';

const PATH = '/tools/emi-calculator';
const EMPTY = {
  en: 'Enter loan details and calculate EMI',
  hi: 'लोन का विवरण भरें और ईएमआई निकालें',
};
const RANGES = {
  en: ['10,000 to 50,00,000', '5% to 25%', '6 to 360 months'],
  hi: ['10,000 से 50,00,000 तक', '5% से 25% तक', '6 से 360 महीने तक'],
};

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

/** The tool's parts, by role and name. */
const parts = (page: Page, lang: Lang) => {
  const { Emi: emi, EmiAbout: about } = WORDS[lang];
  const field = (key: 'amount' | 'rate' | 'term' | 'once' | 'onceMonth' | 'extra') =>
    page.getByRole('textbox', { name: new RegExp(`^${escaped(emi[key])}`) });
  return {
    emi,
    field,
    calculate: page.getByRole('button', { name: emi.calculate, exact: true }),
    result: page.getByRole('region', { name: emi.monthly }),
    announcement: page.getByRole('region', { name: emi.monthly }).getByRole('status'),
    years: page.getByRole('table', { name: emi.byYear }),
    months: page.getByRole('table', { name: emi.byMonth }),
    ways: page.getByRole('table', { name: emi.comparison }),
    schedule: page.getByRole('heading', { name: about.schedule }),
  };
};

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`Calculate in ${lang} shows the result in sight, without loading the page, and it follows the fields, and fits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await untilLastScript(page, () => page.goto(at(lang, PATH)));
    const { field, announcement, calculate, years, result, schedule } = parts(page, lang);
    await expect(field('amount')).toHaveValue('1,00,000');
    await expect(field('rate')).toHaveValue('10.5');
    await expect(field('term')).toHaveValue('12');
    for (const range of RANGES[lang])
      await expect(page.getByText(range, { exact: true })).toBeVisible();
    await expect(schedule).toHaveCount(0);
    await test.step('an example fills the form', async () => {
      await page
        .getByRole('navigation', { name: words.Emi.examples })
        .getByRole('link', { name: words.Emi.car })
        .click();
      await expect(field('amount')).toHaveValue('8,00,000');
      await expect(announcement).toHaveText(EMPTY[lang]);
      await expect(page).toHaveURL(at(lang, `${PATH}?p=800000&r=9.5&n=60`));
    });
    await field('amount').fill('1,00,000');
    await field('rate').fill('10.5');

    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await field('term').fill('24');
    await field('term').fill('12');
    await expect(announcement).toHaveText(EMPTY[lang]);
    await calculate.click();
    await expect(announcement.getByText('₹8,815')).toBeInViewport();
    await expect(result).toContainText('₹5,778');
    await expect(result).toContainText('₹1,05,778');
    await expect(years.getByRole('row').last()).toContainText('₹1,00,000');
    await expect(page).toHaveURL(at(lang, `${PATH}?p=100000&r=10.5&n=12&show=1`));

    await field('amount').fill('५०,००,०००');
    await field('rate').fill('25 %');
    await field('term').fill('360');
    await expect(announcement).toContainText('₹1,04,229');
    await expect(page).toHaveURL(at(lang, `${PATH}?p=5000000&r=25&n=360&show=1`));
    await test.step('it is accessible and fits, also with every month', async () => {
      await field('extra').fill('1000');
      expect(await axeFindings(page, 'main')).toEqual([]);
      await page.locator('main summary').click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      for (const width of [640, 360, 320]) expect(await widthAt(page, width)).toEqual([width, 0]);
      await page.locator('main summary').click();
    });
    for (const wrong of ['', 'abc', '-5']) {
      await field('rate').fill(wrong);
      await expect(result.getByText('—')).toHaveCount(3);
      await expect(result.getByRole('img')).toHaveCount(0);
      await expect(years).toHaveCount(0);
      await expect(field('rate')).toHaveAttribute('aria-invalid', 'true');
    }
    await field('rate').fill('0');
    await expect(announcement).toContainText('₹13,889');
    expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|Infinity|∞|-₹0/);
    await field('amount').fill('9'.repeat(60));
    await expect(result).toContainText('₹');
    expect(await widthAt(page, 320)).toEqual([320, 0]);
    expect(loads).toBe(0);
  });

  test(`a URL in ${lang} prefills, and keeps the result that was asked for`, async ({ page }) => {
    // Before the scripts run, the form itself is sent, with the words as they were typed.
    await untilLastScript(page, () => page.goto(at(lang, `${PATH}?p=25,00,000&r=8.5&n=240`)));
    const { field, announcement, calculate } = parts(page, lang);
    await expect(field('amount')).toHaveValue('25,00,000');
    await expect(announcement).toHaveText(EMPTY[lang]);
    await calculate.click();
    await expect(announcement).toContainText('₹21,696');
    await page.getByRole('button', { name: words.Tool.share, exact: true }).click();
    const menu = page.getByRole('dialog', { name: words.Tool.share, exact: true });
    await expect(menu.locator('[href^="https://wa.me/"]')).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent('₹21,696')),
    );
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(field('amount')).toHaveValue('2500000');
    await expect(announcement).toContainText('₹21,696');
    await page.locator('header a[hreflang]').first().click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    await expect(page.locator('[data-shared-text*="₹21,696"]')).toBeVisible();
  });

  test(`the schedule in ${lang}: another start, month by month, a file; and a prepayment, by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    const { emi, field, announcement, ways, years, months } = parts(page, lang);
    await field('term').focus();
    await page.keyboard.press('Enter');
    await expect(announcement).toContainText('₹8,815');
    await page.getByRole('combobox', { name: emi.firstMonth }).selectOption('4');
    await expect(years.getByRole('row')).toHaveCount(3);
    await expect(years.getByRole('row').nth(1)).toContainText('₹1,00,000');

    await expect(months).toHaveCount(0);
    await page.locator('main summary').focus();
    await page.keyboard.press('Enter');
    await expect(months.getByRole('row')).toHaveCount(13);
    await expect(months.getByRole('row').nth(1)).toContainText({ en: 'April', hi: 'अप्रैल' }[lang]);
    await expect(months.getByRole('row').last()).toContainText('₹0');

    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: emi.save }).click();
    const file = await arrived;
    expect(file.suggestedFilename()).toBe('emi-schedule.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith(`\uFEFF"${emi.number}","${emi.month}"`)).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(13);
    expect(text.trimEnd().endsWith(',0')).toBe(true);

    await test.step('a prepayment', async () => {
      await field('amount').fill('3000000');
      await field('rate').fill('8.5');
      await field('term').fill('240');
      await expect(announcement).toContainText('₹26,035');
      await expect(page.getByText(emi.prepaymentEmpty)).toBeVisible();
      await field('once').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('5000');
      await page.keyboard.press('Enter');
      await expect(field('extra')).toHaveValue('5000');
      await expect(ways).toContainText('₹11,73,056');
      await expect(ways).toContainText('₹6,04,740');
      await expect(announcement).toContainText('₹26,035');
    });
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('an example is a link, and Calculate asks the server', async ({ page }) => {
      await page.goto(at(lang, PATH));
      const { emi, field, announcement, calculate, years, months, schedule, ways } = parts(
        page,
        lang,
      );
      await expect(needsScript(page, lang)).toHaveCount(0);
      await page.getByRole('link', { name: emi.home }).click();
      await expect(field('amount')).toHaveValue('3000000');
      await expect(announcement).toHaveText(EMPTY[lang]);
      await field('amount').fill('१०,००,०००');
      await field('rate').fill('8.5');
      await field('term').fill('60');
      await calculate.click();
      await expect(announcement).toContainText('₹20,517');
      await expect(field('amount')).toHaveValue('१०,००,०००');
      await expect(schedule).toBeVisible();
      await expect(years.getByRole('row').last()).toContainText('₹10,00,000');
      await page.locator('main summary').click();
      await expect(months.getByRole('row')).toHaveCount(61);
      await expect(page.getByRole('button', { name: emi.save })).toBeHidden();

      await field('once').fill('2,00,000');
      await field('onceMonth').fill('12');
      await page.getByRole('button', { name: emi.compare }).click();
      await expect(ways.getByRole('row')).toHaveCount(6);
      await expect(announcement).toContainText('₹20,517');
      await expect(field('once')).toHaveValue('2,00,000');
    });
  });
}
