import { LOCALES } from '@/lib/i18n/locales';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { expect, test } from './fixtures';
import { headlineOf, textOf } from './html';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const OTHER = { en: 'hi', hi: 'en' } as const;

type ToolPath = keyof typeof TOOLS;

/** Values that no tool has or takes, and values said twice; what each opens instead has component tests. */
const NONSENSE: Record<ToolPath, readonly string[]> = {
  '/tools/emi-calculator': [
    '?p=1&p=2',
    '?p=%00&r=<b>&n=NaN',
    `?p=${'9'.repeat(500)}`,
    '?p=1e999&n=-0&r=Infinity&show=1',
    '?show=1&show=1',
    '?p=%E0%A4%A&show=1',
    '?n=0&show=1',
  ],
  '/tools/bmi-calculator': [
    '?w=&h=&show=1',
    '?w=1&w=2&wu=stone&show=1',
    `?w=${'9'.repeat(2000)}&h=1&show=1`,
    '?show=2',
    '?w[]=1&h=%3Cb%3E&show=1',
  ],
  '/tools/fuel-prices': [
    '?city=paris',
    '?city=delhi&city=mumbai',
    '?city=__proto__&rupees=NaN&km=1e999&mileage=0&by=x&with=%00',
  ],
  '/tools/metal-rates': [
    '?city=bangalore',
    '?city=delhi&city=mumbai',
    '?city=__proto__&weight=NaN&grams=1e999&gst=-3&unit=stone&gold=silver',
  ],
  '/tools/pin-finder': [
    '?q=',
    '?q=%20',
    '?q=1&q=2&mode=x&mode=y',
    '?mode=location',
    `?q=${'9'.repeat(2000)}`,
    '?q=%3Cscript%3E',
    '?q[]=1',
  ],
  '/tools/aqi-checker': ['?city=nowhere', '?city=', '?city=mumbai&city=chennai', '?city=__proto__'],
  '/tools/horoscope': [
    '?sign=libra',
    '?sign=',
    '?sign=leo&sign=virgo',
    '?sign=__proto__',
    '?born=1&born=2',
    '?born=%E0%A4%95',
  ],
};

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

  test(`what stands around the tools in ${lang}`, async ({ page }) => {
    await page.addInitScript(() => {
      const printed: string[] = [];
      Object.assign(window, { printed, print: () => printed.push(document.title) });
    });
    const main = page.getByRole('main');
    await page.goto(at(lang, '/careers'));
    for (const path of TOOL_PATHS) {
      await test.step(path, async () => {
        const before = page.url();
        await page.goto(at(lang, path));
        const title = `${words.PageTitles[TOOLS[path].key]} | ${words.Channel.name}`;
        await expect(page).toHaveTitle(title);
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
        await expect(page).toHaveURL(before);
      });
    }
  });

  for (const [path, queries] of Object.entries(NONSENSE))
    test(`nonsense in the URL of ${at(lang, path)} does no harm`, async ({ request }) => {
      const figures = (html: string) => textOf(html.replace(/value="[^"]*"/g, ''));
      for (const query of queries) {
        const response = await request.get(at(lang, path) + query);
        const html = await response.text();
        expect.soft([query, response.status()]).toEqual([query, 200]);
        expect.soft(headlineOf(html)).toBe(words.Pages[TOOLS[path as ToolPath].key]);
        expect.soft(figures(html), query).not.toMatch(/NaN|Infinity|∞|-₹0/);
      }
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`each tool in ${lang} explains itself and offers no button that needs a script`, async ({
      page,
    }) => {
      for (const path of TOOL_PATHS) {
        await test.step(path, async () => {
          await page.goto(at(lang, path));
          const main = page.getByRole('main');
          await expect(main.getByRole('region', { name: words.Tool.about })).toBeVisible();
          const { print, share, refresh, clear } = words.Tool;
          for (const name of [print, share, refresh, clear])
            await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
          await expect(
            main.getByRole('link', { name: words.Reader.back, exact: true }),
          ).toHaveAttribute('href', at(lang, '/'));
        });
      }
    });
  });
}
