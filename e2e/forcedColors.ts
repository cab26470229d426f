import { expect, type Locator, type Page } from '@playwright/test';
import { type Lang, WORDS } from './words';

/** The upper edge of an element or of a part of it, and whether it is seen against the page. */
const edge = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => {
    const {
      borderTopStyle: style,
      borderTopWidth: width,
      borderTopColor,
    } = getComputedStyle(node, pseudo);
    return {
      style,
      width,
      seen: borderTopColor !== getComputedStyle(document.body).backgroundColor,
    };
  }, part);

const style = (element: Locator, property: string) =>
  element.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** The system's own colours, as this browser has them while it forces them. */
async function systemColors(page: Page) {
  const colors = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = ['Canvas', 'CanvasText', 'Highlight'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const [canvas = '', text = '', highlight = ''] = found;
    return { canvas, text, highlight };
  });
  expect(new Set(Object.values(colors)).size).toBe(3);
  return colors;
}

async function home(page: Page, lang: Lang) {
  const words = WORDS[lang];
  const hero = page.getByRole('region', { name: words.Hero.label });
  const current = hero.locator('[aria-current=true] > span');
  const other = hero.locator('[aria-current=false] > span').first();
  expect(await edge(current)).toEqual({ style: 'solid', width: '5px', seen: true });
  expect(await edge(other)).toEqual({ style: 'solid', width: '2px', seen: true });

  const line = { style: 'solid', width: '4px', seen: true };
  const nav = page.getByRole('banner').getByRole('navigation', { name: words.Chrome.sections });
  expect(await edge(nav.locator('[aria-current]'), '::before')).toEqual(line);
  await expect(page.locator('.live-dot')).toHaveCount(2);
  for (const dot of await page.locator('.live-dot').all())
    expect(await edge(dot)).toMatchObject({ style: 'solid', seen: true });

  await page.getByRole('button', { name: words.Chrome.menu, exact: true }).click();
  const inMenu = page.locator('#menu .menu-large [aria-current]');
  expect(await edge(inMenu, '::before')).toEqual(line);
  await page.keyboard.press('Escape');
}

async function india(page: Page, lang: Lang) {
  const { Chrome, India } = WORDS[lang];
  const states = page.getByRole('main').getByRole('navigation', { name: India.filterByState });
  expect(await style(states.locator('[aria-current]'), 'background-color')).not.toBe(
    await style(states.locator(':not([aria-current])').last(), 'background-color'),
  );
  const shortcuts = page
    .getByRole('complementary', { name: Chrome.shortcuts })
    .locator(':is(a, button):visible');
  await expect(shortcuts).not.toHaveCount(0);
  const paper = await style(page.locator('body'), 'background-color');
  for (const button of await shortcuts.all()) {
    expect(await edge(button)).toMatchObject({ style: 'solid', seen: true });
    expect(await style(button.locator('.icon'), 'color')).not.toBe(paper);
  }
}

async function emi(page: Page) {
  const { text, highlight } = await systemColors(page);
  const main = page.getByRole('main');
  for (const bar of await main.locator('.bg-river').all())
    expect(await style(bar, 'background-color')).toBe(highlight);
  for (const bar of await main.locator('.bg-sand').all())
    expect(await style(bar, 'background-color')).toBe(text);
  expect([
    await style(main.locator('.fill-river'), 'fill'),
    await style(main.locator('.fill-sand'), 'fill'),
  ]).toEqual([highlight, text]);
}

async function bmi(page: Page) {
  const { canvas, highlight } = await systemColors(page);
  const main = page.getByRole('main');
  expect(await style(main.locator('svg .stroke-river'), 'stroke')).toBe(highlight);
  expect(await style(main.locator('svg .stroke-edge'), 'stroke')).not.toBe(canvas);
}

async function aqi(page: Page, lang: Lang) {
  const { text, highlight } = await systemColors(page);
  const main = page.getByRole('main');
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
}

async function horoscope(page: Page, lang: Lang) {
  const { highlight } = await systemColors(page);
  const sign = page
    .getByRole('navigation', { name: WORDS[lang].Horoscope.chooseSign })
    .locator('[aria-current=true]');
  expect(await style(sign, 'background-color')).toBe(highlight);
}

const PAGES: Record<string, (page: Page, lang: Lang) => Promise<void>> = {
  '/': home,
  '/india': india,
  '/tools/emi-calculator?p=5000000&r=10.5&n=84&show=1': emi,
  '/tools/bmi-calculator?w=70&h=170&show=1': bmi,
  '/tools/aqi-checker': aqi,
  '/tools/horoscope': horoscope,
};

/** The pages that say something by a colour, which the system may replace by its own. */
export const COLOURED = Object.keys(PAGES);

/** What a colour alone marks on a page is marked under forced colours too, in both schemes. */
export async function marksAreSeen(page: Page, path: string, lang: Lang): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await PAGES[path]?.(page, lang);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}
