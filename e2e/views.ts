import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';

/** Less than half of what `axe-core` has as its source, which each page would be sent and parse anew. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has to say about a page, or a part of it: one line a rule, with the elements. In the
 * light scheme; `app/styles/contrast.test.ts` holds the contrast of both. The rule of contrast takes
 * two thirds of its time: a page without an element of its own can do without.
 */
export async function axeFindings(
  page: Page,
  within = 'html',
  { contrast = true } = {},
): Promise<string[]> {
  // A slide that is fading has no contrast of its own; with reduced motion nothing moves by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};void 0`);
  const violations = await page.evaluate(
    async ([part, enabled]) => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      const results = await own.run(part, {
        resultTypes: ['violations'],
        iframes: false, // there is none of the site's own
        rules: { 'color-contrast': { enabled } },
      });
      return results.violations;
    },
    [within, contrast] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join(' | ')}`,
  );
}

/**
 * The page's width and how far it can be pushed sideways, at a width of the window: `[320, 0]` when
 * it fits at 320 px.
 */
export async function widthAt(page: Page, width: number): Promise<[number, number]> {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(() => {
    window.scrollTo(500, window.scrollY);
    return [document.documentElement.scrollWidth, window.scrollX];
  });
}

/** The narrowest phone that has to do. */
export const widthAt320 = (page: Page) => widthAt(page, 320);

/** From now on, what moves in the page by itself, and how far. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `<${node?.nodeName} ${(node?.textContent ?? '').slice(0, 30)}> ${[previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height].join(',')).join(' to ')}`,
        );
        // Below this it is 0.00 to every tool: a row that is painted while its end is still being
        // parsed, on a busy machine.
        if (!entry.hadRecentInput && entry.value >= 0.002)
          moved.push(`${entry.value.toFixed(4)}: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Two frames: what was due is laid out, painted and reported to observers. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** What has moved, once nothing is under way any more. */
export async function shifts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** Names and abbreviations in Latin letters that Hindi pages may show, each for its reason. */
const LATIN_IN_HINDI = [
  'EMI',
  'BMI',
  'PIN',
  'AQI', // printed so on Indian forms
  'CSV', // a kind of file, by its ending
  'km', // units
  'youtube',
  'nocookie',
  'com', // a URL in the privacy policy
];

/** The letters that a page of each language lacks, but in parts marked as the other's. */
const FOREIGN = {
  en: { script: 'Devanagari', other: 'hi', allowed: [] },
  hi: { script: 'Latin', other: 'en', allowed: LATIN_IN_HINDI },
} as const;

/**
 * Words in the other language's letters that a reader of the page would see or hear, outside of
 * parts marked as that language and of stories.
 */
export async function foreignWords(page: Page, lang: keyof typeof FOREIGN): Promise<string[]> {
  const { script, other, allowed } = FOREIGN[lang];
  const words = await page.evaluate(
    ([letters, language]) => {
      const pattern = new RegExp(`\\p{Script=${letters}}{2,}`, 'gu');
      const found = new Set<string>();
      const collect = (text: string | null) => {
        for (const word of text?.match(pattern) ?? []) found.add(word);
      };
      const isStory = (element: Element) =>
        element.closest(
          `[lang=${language}], script, noscript, style, template, [href^="mailto:"], [data-story] [data-part], [data-story] h1, [data-story] h2, [data-story] h3`,
        ) !== null;
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element && !isStory(element)) {
          if (node instanceof Element)
            for (const name of [
              'aria-label',
              'alt',
              'title',
              'placeholder',
              'aria-roledescription',
              'aria-valuetext',
            ])
              collect(node.getAttribute(name));
          else collect(node.textContent);
        }
      }
      collect(document.title);
      return [...found];
    },
    [script, other] as const,
  );
  return words.filter((word) => !allowed.some((name) => name === word));
}

/** Waits until each late block, which is sent at the end of the page, is where React puts it. */
export const allInPlace = (page: Page) =>
  expect(page.locator('div[hidden][id^="S:"]')).toHaveCount(0);

/**
 * Ids that stand more than once in a page: a label, a link or a popover's button would lead to the
 * wrong one.
 */
export async function repeatedIds(page: Page): Promise<string[]> {
  await allInPlace(page);
  return page
    .locator('[id]')
    .evaluateAll((elements) =>
      elements.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index),
    );
}
