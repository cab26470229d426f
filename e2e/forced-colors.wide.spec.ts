import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { at, JOURNEY_LANGS, WORDS } from './words';

/** The system's own colours, as this browser has them while it forces them. */
const systemColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = ['Canvas', 'CanvasText', 'Highlight'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const [canvas = '', text = '', highlight = ''] = found;
    return { canvas, text, highlight };
  });

const style = (element: Locator, property: string) =>
  element.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.use({ forcedColors: 'active' });

for (const lang of JOURNEY_LANGS) {
  test(`what a tool says by colour stays to be seen in ${lang} while the system forces its colours`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/tools/emi-calculator?show=1'));
    const { canvas, text, highlight } = await systemColors(page);
    expect(new Set([canvas, text, highlight]).size).toBe(3);
    const main = page.getByRole('main');
    for (const bar of await main.locator('.bg-river').all())
      expect(await style(bar, 'background-color')).toBe(highlight);
    for (const bar of await main.locator('.bg-sand').all())
      expect(await style(bar, 'background-color')).toBe(text);
    expect([
      await style(main.locator('.fill-river'), 'fill'),
      await style(main.locator('.fill-sand'), 'fill'),
    ]).toEqual([highlight, text]);

    await page.goto(at(lang, '/tools/bmi-calculator?show=1'));
    expect(await style(main.locator('svg .stroke-river'), 'stroke')).toBe(highlight);
    expect(await style(main.locator('svg .stroke-edge'), 'stroke')).not.toBe(canvas);

    await page.goto(at(lang, '/tools/aqi-checker'));
    const chosen = page
      .getByRole('navigation', { name: WORDS[lang].Tool.chooseCity })
      .locator('[aria-current=true]');
    expect(await style(chosen, 'background-color')).toBe(highlight);
    expect([
      await style(main.locator('span.border-river'), 'border-top-color'),
      await style(main.locator('span.border-sand'), 'border-top-color'),
    ]).toEqual([highlight, text]);
    expect(await style(main.locator('[role=meter] .border-t-river'), 'border-top-color')).toBe(
      highlight,
    );

    await page.goto(at(lang, '/tools/horoscope'));
    const sign = page
      .getByRole('navigation', { name: WORDS[lang].Horoscope.chooseSign })
      .locator('[aria-current=true]');
    expect(await style(sign, 'background-color')).toBe(highlight);
  });
}
