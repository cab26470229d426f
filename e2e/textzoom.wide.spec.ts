import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { TEXT_SIZES } from '@/lib/browser/appearance/records';
import { at, JOURNEY_LANGS, LANGS, WORDS } from './words';

/** Text alone at 200 %, as a browser's font size makes it. */
async function atDoubleText(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/**
 * What reaches beyond the window or out of a box that cuts it off, unless its row scrolls sideways.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      !element.closest('.sr-only, [inert], [popover]:not(:popover-open)');
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          (isText(element) || element.matches('svg, button, input, select')) &&
          isShown(element) &&
          !scrolls(element.parentElement),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const box = element.closest('.overflow-hidden')?.getBoundingClientRect();
        return (
          left < Math.max(0, box?.left ?? 0) - 1 ||
          right > Math.min(innerWidth, box?.right ?? innerWidth) + 1
        );
      })
      .map(({ nodeName, textContent }) => `${nodeName} ${textContent?.trim().slice(0, 40)}`);
  });

/** Figures that are broken over two lines; an e-mail address may be. */
const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.parentElement?.closest('[href^="mailto:"]') ? '' : node.textContent;
      for (const { 0: figure, index } of text?.matchAll(/[₹+−]?\d(?:[\d,.]*\d)?/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(figure);
      }
    }
    return broken;
  });

// The longest words are English, the widest letters Hindi; a wide window has room for either.
for (const [lang, width] of [
  ['en', 360],
  ['hi', 360],
  ['hi', 1280],
] as const) {
  for (const path of [
    '/',
    '/india',
    `/news/breaking-${lang}-3`,
    '/entertainment',
    '/business',
    '/tools/emi-calculator?p=5000000&r=10.5&n=240&show=1',
    '/tools/pin-finder?q=0',
    '/tools/bmi-calculator?w=70&h=170&show=1',
    '/tools/fuel-prices',
    '/tools/metal-rates',
    '/tools/aqi-checker',
    '/tools/horoscope',
    '/search?q=a',
  ]) {
    test(`${at(lang, path)} at ${width} px keeps everything on the screen with text at 200 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await atDoubleText(page, at(lang, path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await cutOff(page)).toEqual([]);
      expect(await brokenFigures(page)).toEqual([]);
    });
  }
}

for (const lang of JOURNEY_LANGS) {
  for (const width of [360, 1024, 1280]) {
    test(`the hero in ${lang} at ${width} px parts its words from its controls with text at 200 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 });
      await atDoubleText(page, at(lang, '/'));
      const hero = page.getByRole('region', { name: WORDS[lang].Hero.label });
      const [words, pause] = [
        await hero.locator('[role=group]:not([inert])').getByRole('heading').boundingBox(),
        await hero.getByRole('button', { name: WORDS[lang].Hero.pause }).boundingBox(),
      ];
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(pause?.y ?? 0);
    });
  }

  test(`the top bar in ${lang} takes two rows at most with text at 200 %, and the menu stays on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await atDoubleText(page, at(lang, '/india'));
    const bar = page.getByRole('banner').locator('> div').first();
    expect((await bar.boundingBox())?.height).toBeLessThan(160);
    await expect(
      page.getByRole('button', { name: WORDS[lang].Chrome.menu, exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: WORDS[lang].Chrome.search }).first().click();
    await expect(page.locator('#find input')).toBeInViewport({ ratio: 1 });
  });
}

for (const lang of LANGS)
  for (const width of [320, 360])
    test(`the bar at the foot in ${lang} at ${width} px breaks no word at any size of text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at(lang, '/india'));
      const bar = page.getByRole('complementary', { name: WORDS[lang].Chrome.shortcuts });
      const toTop = bar.getByRole('button', { name: WORDS[lang].Chrome.toTop });
      for (const size of TEXT_SIZES) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, size);
        for (const top of [0, 900]) {
          await page.evaluate((y) => window.scrollTo(0, y), top);
          await expect(toTop).toHaveCount(top === 0 ? 0 : 1);
          const wrong = await bar.locator('.shortcut').evaluateAll((all) =>
            all.flatMap((button) => {
              const words = button.querySelector('span');
              if (!words || getComputedStyle(words).position === 'absolute') return [];
              // A word that would be broken reaches beyond its box instead.
              words.style.overflowWrap = 'normal';
              const [outer, inner] = [button, words].map((box) => box.getBoundingClientRect());
              const lines = words.offsetHeight / parseFloat(getComputedStyle(words).lineHeight);
              const fits =
                words.scrollWidth <= words.clientWidth + 1 &&
                (inner?.right ?? 0) <= (outer?.right ?? 0);
              return fits && lines < 2.5 ? [] : [`${words.textContent}: ${lines} lines`];
            }),
          );
          expect(wrong, `${size} % at ${top}`).toEqual([]);
          // What the page's `scroll-padding` keeps free.
          expect((await bar.boundingBox())?.height).toBeLessThan(72);
        }
      }
    });
