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

/**
 * The controls and the words of cards on the screen whose middle lies under a floating button. The
 * bar of phones is the screen's edge: what is below its upper edge is not on the screen.
 */
const covered = (page: Page, label: string) =>
  page.evaluate((name) => {
    const bar = [...document.querySelectorAll('aside')].find(({ ariaLabel }) => ariaLabel === name);
    const { top, width } = bar?.getBoundingClientRect() ?? { top: innerHeight, width: 0 };
    const bottom = width === innerWidth ? top : innerHeight;
    return [...document.querySelectorAll('main :is(a, button, select, input, h2, h3, p), footer a')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .flatMap((part) => {
        const box = part.getBoundingClientRect();
        const points = [0.25, 0.5, 0.75].map((x) => box.left + x * box.width);
        const y = box.top + box.height / 2;
        const isSeen = box.width > 1 && y > 0 && y < bottom;
        return points
          .filter((x) => isSeen && x >= 0 && x < innerWidth)
          .some((x) => {
            // All that lies there: a row that scrolls sideways cuts off what reaches into the margin.
            const [uppermost = null, ...beneath] = document.elementsFromPoint(x, y);
            return bar?.contains(uppermost) && beneath.some((element) => part.contains(element));
          })
          ? [part.textContent]
          : [];
      });
  }, label);

/** The sidebar of a list and what stands beside it end together. */
export async function columnsEndTogether(page: Page): Promise<void> {
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await gapBeside(page), `the columns at ${width} px`).toBeLessThan(ENDS_TOGETHER_PX);
  }
}

/** Nothing lies under the floating buttons at rest, wherever the page is read. */
export async function nothingIsCovered(page: Page, lang: Lang): Promise<void> {
  const { shortcuts } = WORDS[lang].Chrome;
  await page.emulateMedia({ reducedMotion: 'reduce' }); // else the bar is on its way back
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 780 });
    for (const y of [0, 500, 1300, 2400, 100_000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect(page.getByRole('complementary', { name: shortcuts })).not.toHaveAttribute(
        'data-scroll',
        /down/,
      );
      expect
        .soft(await covered(page, shortcuts), `under the buttons at ${width}, ${y}`)
        .toEqual([]);
    }
  }
}
