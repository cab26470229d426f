import { expect, type Page } from '@playwright/test';
import { type Lang, WORDS } from './words';

/** By how much more a column may be longer than the one beside it: less than a block with a picture. */
const ENDS_TOGETHER_PX = 440;

/** How far apart the sidebar ends and what stands beside it. */
const gapBeside = (page: Page) =>
  page.locator('main [data-part=sidebar]').evaluate((sidebar) => {
    const end = (column: Element | null | undefined) =>
      Math.max(
        ...[...(column?.querySelectorAll('h2, h3, p, a, img, li') ?? [])].map(
          (part) => part.getBoundingClientRect().bottom,
        ),
      );
    const top = (part: Element) => Math.round(part.getBoundingClientRect().top);
    const beside = [...(sidebar.parentElement?.children ?? [])].find(
      (part) => part !== sidebar && top(part) === top(sidebar),
    );
    return Math.abs(end(beside) - end(sidebar));
  });

/** How far the room around a control's icon may reach. */
const ROOM_PX = 8;

/**
 * What is read or pressed that reaches into the column of the floating buttons, as far as a row that scrolls
 * sideways does not cut it off: wherever the page is read, that would lie under them.
 */
const underButtons = (page: Page, label: string) =>
  page.evaluate(
    ([name, room]) => {
      const bar = [...document.querySelectorAll('aside')].find(
        ({ ariaLabel }) => ariaLabel === name,
      );
      const column = bar?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
      const seen = (part: Element) => {
        let { left, right } = part.getBoundingClientRect();
        for (let box = part.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') {
            const outer = box.getBoundingClientRect();
            [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
          }
        return { left, right };
      };
      return [
        ...document.querySelectorAll('main :is(a, button, select, input, h2, h3, p), footer a'),
      ]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => {
          const { left, right } = seen(part);
          return right - left > 1 && left + room < column.right && right - room > column.left;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    },
    [label, ROOM_PX] as const,
  );

/** The sidebar of a list and what stands beside it end together. */
export async function columnsEndTogether(page: Page): Promise<void> {
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await gapBeside(page), `the columns at ${width} px`).toBeLessThan(ENDS_TOGETHER_PX);
  }
}

/** Nothing lies under the floating buttons, in whichever margin they stand. */
export async function nothingIsCovered(page: Page, lang: Lang): Promise<void> {
  for (const width of [768, 1280, 1400, 1600, 1640]) {
    await page.setViewportSize({ width, height: 780 });
    expect
      .soft(await underButtons(page, WORDS[lang].Chrome.shortcuts), `at ${width} px`)
      .toEqual([]);
  }
}

/** Room that a card's time has above it at least, also where the card's actions leave it a line of its own. */
const ABOVE_TIME_PX = 6;

/** How far below a card's summary its time and place begin. */
const gapsAboveTimes = (page: Page) =>
  page.locator('main [data-part=summary] + div > p').evaluateAll((times) =>
    times.map((time) => {
      const words = document.createRange();
      words.selectNodeContents(time);
      const above = time.parentElement?.previousElementSibling?.getBoundingClientRect();
      return words.getBoundingClientRect().top - (above?.bottom ?? Infinity);
    }),
  );

/** On the narrowest phone no time sticks to the words above it. */
export async function timesStandClear(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 780 });
  const gaps = await gapsAboveTimes(page);
  expect.soft(gaps.length, 'cards with a summary').toBeGreaterThan(0);
  expect.soft(Math.min(...gaps), 'above a time').toBeGreaterThanOrEqual(ABOVE_TIME_PX);
}

/** The height of a button with words of one line. */
const BUTTON_PX = 48;

/** On the narrowest phone the words of a button have one line. */
export async function buttonsHaveOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 780 });
  const heights = await page
    .locator('main .btn')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect.soft(Math.max(...heights), 'the highest button').toBeLessThanOrEqual(BUTTON_PX);
}
