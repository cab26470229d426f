import { LOCALES } from '@/lib/i18n/locales';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { expect, test } from './fixtures';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const OTHER = { en: 'hi', hi: 'en' } as const;

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`the other language keeps the loan and the filter of ${lang}`, async ({ page }) => {
    const other = OTHER[lang];
    for (const url of ['/tools/emi-calculator?p=700000&r=9&n=60', '/sports?category=ipl']) {
      await page.goto(at(lang, url));
      await page
        .locator('header')
        .getByRole('link', { name: LOCALES[other].name, exact: true })
        .click();
      await expect(page).toHaveURL(at(other, url));
    }
  });

  for (const path of ['/tools/fuel-prices', '/tools/metal-rates']) {
    test(`Refresh on ${at(lang, path)} sets the shown date and nothing else`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
      await page.goto(at(lang, path));
      const main = page.getByRole('main');
      const updated = (date: string) => filled(words.Tool.updated, { date });
      const [sampled, today] = {
        en: ['15 January 2024', '20 November 2026'],
        hi: ['15 जनवरी 2024', '20 नवंबर 2026'],
      }[lang].map(updated);
      await expect(main).toContainText(sampled ?? '-');
      const before = await main.innerText();
      await page.getByRole('button', { name: words.Tool.refresh }).click();
      await expect(main).toContainText(today ?? '-');
      expect(await main.innerText()).toBe(before.replace(sampled ?? '-', today ?? '-'));
    });
  }

  test(`Refresh in ${lang} says that it failed, and keeps what was shown`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/);
    await page.goto(at(lang, '/tools/fuel-prices'));
    await page.route('**/api/tools/fuel', (route) => route.abort());
    await expect(page.getByRole('main')).toContainText('₹108.65');
    await page.getByRole('button', { name: words.Tool.refresh }).click();
    await expect(page.getByText(words.Tool.refreshFailed)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('₹108.65');
  });

  for (const path of TOOL_PATHS) {
    const title = `${words.PageTitles[TOOLS[path].key]} | ${words.Channel.name}`;

    test(`what stands around ${at(lang, path)}`, async ({ page }) => {
      await page.addInitScript(() => {
        const printed: string[] = [];
        Object.assign(window, { printed, print: () => printed.push(document.title) });
      });
      await page.goto(at(lang, '/careers'));
      await page.goto(at(lang, path));
      const main = page.getByRole('main');

      await expect(main.getByRole('heading', { level: 2, name: words.Tool.about })).toBeVisible();
      const others = main.getByRole('region', { name: words.Tool.others }).getByRole('link');
      expect(
        await others.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(TOOL_PATHS.filter((tool) => tool !== path).map((tool) => at(lang, tool)));

      await main.getByRole('button', { name: words.Tool.print, exact: true }).click();
      expect(
        await page.evaluate(() => (window as unknown as { printed: string[] }).printed),
      ).toEqual([title]);

      await main.getByRole('button', { name: words.Tool.share, exact: true }).click();
      const menu = page.getByRole('dialog', { name: words.Tool.share, exact: true });
      await expect(menu.getByRole('link', { name: words.Share.whatsapp })).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent(at(lang, path))),
      );
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);

      await main.getByRole('link', { name: words.Reader.back, exact: true }).click();
      await expect(page).toHaveURL(at(lang, '/careers'));
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(`${at(lang, path)} explains itself and offers no button that needs a script`, async ({
        page,
      }) => {
        await page.goto(at(lang, path));
        const main = page.getByRole('main');
        await expect(main.getByRole('region', { name: words.Tool.about })).toBeVisible();
        for (const button of [words.Tool.print, words.Tool.share, words.Tool.refresh]) {
          await expect(main.getByRole('button', { name: button, exact: true })).toHaveCount(0);
        }
        await expect(
          main.getByRole('link', { name: words.Reader.back, exact: true }),
        ).toHaveAttribute('href', at(lang, '/'));
      });
    });
  }
}
