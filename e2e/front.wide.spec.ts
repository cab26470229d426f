import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newsItem } from './stories';
import { allInPlace } from './views';
import { at, LANGS, WORDS } from './words';

/** A phone, and where the first headline of a list has to begin on it. */
const PHONE = { width: 360, height: 780 };
const FIRST_HEADLINE_PX = 620;

const LISTS = [
  '/india',
  '/india/madhya-pradesh',
  '/world',
  '/sports',
  '/sports/cricket',
  '/entertainment',
  '/business',
  '/astrology',
  '/web-stories',
];
const SECTIONS = [
  'world',
  'sports',
  'cricket',
  'entertainment',
  'business',
  'astrology',
  'web-stories',
];
const WITH_SIDEBAR = ['/india', '/india/madhya-pradesh', '/sports/cricket', '/business'];

/** By how much more a column may be longer than the one beside it: less than a block with a picture. */
const ENDS_TOGETHER_PX = 420;

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
          .some((x) => bar?.contains(document.elementFromPoint(x, y)))
          ? [part.textContent]
          : [];
      });
  }, label);

for (const lang of LANGS) {
  const { Chrome } = WORDS[lang];

  for (const path of LISTS) {
    test(`${at(lang, path)} has a headline on the first screen of a phone`, async ({
      page,
      upstream,
    }) => {
      SECTIONS.forEach((category, index) =>
        upstream.add('news', newsItem(lang, index, { id: `front-${category}`, category })),
      );
      await page.setViewportSize(PHONE);
      await page.goto(at(lang, path));
      await allInPlace(page);
      const headline = page.locator('main [data-story]').getByRole('heading').first();
      const top = await headline.evaluate((one) => one.getBoundingClientRect().top);
      expect(top).toBeLessThan(FIRST_HEADLINE_PX);
    });
  }

  for (const path of WITH_SIDEBAR) {
    test(`the columns of ${at(lang, path)} end together`, async ({ page }) => {
      for (const width of [1280, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(lang, path));
        await allInPlace(page);
        expect(await gapBeside(page)).toBeLessThan(ENDS_TOGETHER_PX);
      }
    });
  }

  test(`a section of few stories in ${lang} has no column beside them`, async ({ page }) => {
    await page.goto(at(lang, '/videos'));
    await allInPlace(page);
    await expect(page.locator('main [data-story]').first()).toBeVisible();
    await expect(page.locator('main [data-part=sidebar]')).toHaveCount(0);
  });

  test(`nothing in ${lang} lies under the floating buttons at rest`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' }); // else the bar is on its way back
    for (const width of [360, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of ['/', '/india', '/tools/emi-calculator']) {
        await page.goto(at(lang, path));
        await allInPlace(page);
        for (const y of [0, 500, 1300, 2400, 100_000]) {
          await page.evaluate((top) => scrollTo(0, top), y);
          await expect(
            page.getByRole('complementary', { name: Chrome.shortcuts }),
          ).not.toHaveAttribute('data-scroll', /down/);
          expect(await covered(page, Chrome.shortcuts), `${path} at ${width}, ${y}`).toEqual([]);
        }
      }
    }
  });
}
