import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { expect, test } from './fixtures';
import { headlineOf, linksIn, metadata, tagsIn, textOf } from './html';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

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

  /** Of each tool its component tests have it. */
  test(`Refresh in ${lang} sets the shown date and nothing else, and says when it fails`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/);
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+05:30'));
    await page.goto(at(lang, '/tools/fuel-prices'));
    const main = page.getByRole('main');
    const [sampled = '-', today = '-'] = {
      en: ['15 January 2024', '20 November 2026'],
      hi: ['15 जनवरी 2024', '20 नवंबर 2026'],
    }[lang].map((date) => filled(words.Tool.updated, { date }));
    await expect(main).toContainText(sampled);
    const before = await main.innerText();
    const refresh = page.getByRole('button', { name: words.Tool.refresh });
    await refresh.click();
    await expect(main).toContainText(today);
    expect(await main.innerText()).toBe(before.replace(sampled, today));

    await page.route('**/api/tools/fuel', (route) => route.abort());
    await refresh.click();
    await expect(page.getByText(words.Tool.refreshFailed)).toBeVisible();
    await expect(main).toContainText('₹108.65');
  });

  test(`what stands around a tool in ${lang}`, async ({ page }) => {
    await page.addInitScript(() => {
      const printed: string[] = [];
      Object.assign(window, { printed, print: () => printed.push(document.title) });
    });
    const main = page.getByRole('main');
    const path = '/tools/bmi-calculator';
    await page.goto(at(lang, '/careers'));
    await page.goto(at(lang, path));
    await main.getByRole('button', { name: words.Tool.print, exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { printed: string[] }).printed))
      .toEqual([`${words.PageTitles[TOOLS[path].key]} | ${words.Channel.name}`]);

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

  test(`each tool in ${lang} names and explains itself and leads to the others and home`, async ({
    request,
  }) => {
    for (const path of TOOL_PATHS) {
      const html = await (await request.get(at(lang, path))).text();
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      const others = main.slice(main.lastIndexOf(`>${words.Tool.others}<`));
      expect
        .soft(metadata(html).title)
        .toBe(`${words.PageTitles[TOOLS[path].key]} | ${words.Channel.name}`);
      expect.soft(textOf(main), path).toContain(words.Tool.about);
      expect
        .soft(tagsIn(others, 'a').map(({ href }) => href))
        .toEqual(TOOL_PATHS.filter((tool) => tool !== path).map((tool) => at(lang, tool)));
      expect.soft([path, ...linksIn(main, words.Reader.back)]).toEqual([path, at(lang, '/')]);
    }
  });

  test(`nonsense in the URLs of the tools in ${lang} does no harm`, async ({ request }) => {
    const figures = (html: string) => textOf(html.replace(/value="[^"]*"/g, ''));
    for (const path of TOOL_PATHS)
      for (const query of NONSENSE[path]) {
        const response = await request.get(at(lang, path) + query);
        const html = await response.text();
        expect
          .soft([path, query, response.status(), headlineOf(html)])
          .toEqual([path, query, 200, words.Pages[TOOLS[path].key]]);
        expect.soft(figures(html), path + query).not.toMatch(/NaN|Infinity|∞|-₹0/);
      }
  });
}
