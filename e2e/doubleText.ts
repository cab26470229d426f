import { expect, type Page } from '@playwright/test';
import { TEXT_SIZES } from '@/features/preferences/appearanceRecords';
import { type Lang, WORDS } from './words';

/** The text of the page at this percentage, as a browser's font size makes it. */
const textAt = (page: Page, percent: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);

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

/** Figures that are broken over two lines, and words of tiles, rows of links and buttons; an e-mail address may be. */
const brokenParts = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const around = node.parentElement;
      const text = around?.closest('[href^="mailto:"]') ? '' : node.textContent;
      const parts = around?.closest('main :is(nav a, a > b, .btn)')
        ? /[₹+−]?\d(?:[\d,.]*\d)?|[\p{L}\p{M}]+/gu
        : /[₹+−]?\d(?:[\d,.]*\d)?/g;
      for (const { 0: part, index } of text?.matchAll(parts) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(part);
      }
    }
    return broken;
  });

/** What is wrong with a page at this width and with its text at 200 %. */
export async function faultsAtDoubleText(page: Page, width: number) {
  await page.setViewportSize({ width, height: 780 });
  await textAt(page, 200);
  const found = {
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    cutOff: await cutOff(page),
    broken: await brokenParts(page),
  };
  await textAt(page, 100);
  return found;
}

/** The hero's words and its controls keep apart with text at 200 %. */
export async function heroIsInParts(page: Page, lang: Lang): Promise<void> {
  const hero = page.getByRole('region', { name: WORDS[lang].Hero.label });
  await textAt(page, 200);
  for (const width of [360, 1024, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const words = await hero
      .locator('[role=group]:not([inert])')
      .getByRole('heading')
      .boundingBox();
    // With reduced motion, which axe is asked with, the hero stands.
    const stop = await hero
      .getByRole('button', {
        name: new RegExp(`${WORDS[lang].Hero.pause}|${WORDS[lang].Hero.play}`),
      })
      .boundingBox();
    // On phones the controls lie on the picture above the words, else below or beside them.
    const gap = Math.max(
      (stop?.y ?? 0) - ((words?.y ?? Infinity) + (words?.height ?? 0)),
      (words?.y ?? 0) - ((stop?.y ?? Infinity) + (stop?.height ?? 0)),
    );
    expect.soft(gap, `the hero at ${width} px`).toBeGreaterThan(0);
  }
  await textAt(page, 100);
}

/** The top bar takes two rows at most with text at 200 %, and the menu and the search stay on the screen. */
export async function topBarFits(page: Page, lang: Lang): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await textAt(page, 200);
  const bar = page.getByRole('banner').locator('> div').first();
  expect.soft((await bar.boundingBox())?.height, 'the top bar').toBeLessThan(160);
  await expect
    .soft(page.getByRole('button', { name: WORDS[lang].Chrome.menu, exact: true }))
    .toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: WORDS[lang].Chrome.search }).first().click();
  await expect.soft(page.locator('#find input')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await textAt(page, 100);
}

/** The bar at the foot of a phone's screen breaks no word at any size of text. */
export async function footBarFits(page: Page, lang: Lang): Promise<void> {
  const bar = page.getByRole('complementary', { name: WORDS[lang].Chrome.shortcuts });
  const toTop = bar.getByRole('button', { name: WORDS[lang].Chrome.toTop });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const top of [0, 900]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(toTop).toHaveCount(top === 0 ? 0 : 1);
      for (const size of TEXT_SIZES) {
        await textAt(page, size);
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
        expect.soft(wrong, `the bar at the foot, ${width} px, ${size} %, at ${top}`).toEqual([]);
        // What the page's `scroll-padding` keeps free.
        expect.soft((await bar.boundingBox())?.height).toBeLessThan(72);
      }
    }
  }
  await textAt(page, 100);
}
