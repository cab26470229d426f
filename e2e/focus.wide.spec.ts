import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { allInPlace } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

/** A phone, and a window of 1280 x 800 at 400 % zoom. */
const SCREENS = [
  { width: 360, height: 780 },
  { width: 320, height: 200 },
] as const;
const MORE_THAN_ANY_PAGE_HAS = 400;

/**
 * The control that has the focus now: its name, whether it is met again, and how many of nine
 * points of it lie under the floating buttons.
 */
const focused = (page: Page, shortcuts: string) =>
  page.evaluate((label) => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return null;
    const again = control.dataset.met !== undefined;
    control.dataset.met = '';
    const { left, top, width, height } = control.getBoundingClientRect();
    const points = [0.05, 0.5, 0.95].flatMap((x) =>
      [0.05, 0.5, 0.95].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    const covers = points.filter(
      (over) =>
        over?.closest('aside')?.ariaLabel === label && !over.closest('aside')?.contains(control),
    );
    return {
      name: control.getAttribute('aria-label') ?? control.textContent,
      again,
      covered: covers.length,
    };
  }, shortcuts);

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];
  const shortcuts = (page: Page) =>
    page.getByRole('complementary', { name: words.Chrome.shortcuts });

  for (const viewport of SCREENS) {
    test(`no control in ${lang} lies under the floating buttons when it has the focus, at ${viewport.width} x ${viewport.height}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(at(lang, '/india'));
      await allInPlace(page);
      // They go while the page moves down; held in place, they are there at every stop.
      await shortcuts(page).evaluate((bar) =>
        bar.style.setProperty('translate', 'none', 'important'),
      );
      const covered: string[] = [];
      const met: string[] = [];
      for (let stop = 0; stop < MORE_THAN_ANY_PAGE_HAS; stop++) {
        await page.keyboard.press('Tab');
        const control = await focused(page, words.Chrome.shortcuts);
        if (!control || control.again) break;
        met.push(control.name ?? '');
        if (control.covered > 0) covered.push(`${control.name}: ${control.covered} of 9`);
      }
      expect(met.length).toBeGreaterThan(80);
      expect(covered).toEqual([]);
    });
  }

  test(`what is focused on a phone in ${lang} is seen whole, the top bar goes from left to right, the floating buttons are of one size and go while the page moves down`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.clock.install();
    await page.goto(at(lang, '/india'));
    await allInPlace(page);
    const bar = page
      .getByRole('banner')
      .locator('> div')
      .first()
      .locator('a:visible, button:visible');
    const lefts = await bar.evaluateAll((all) =>
      all.map((control) => control.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(4);
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
    for (const name of [words.Chrome.sections, words.India.filterByState]) {
      for (const link of await page
        .getByRole('main')
        .or(page.getByRole('banner'))
        .getByRole('navigation', { name, exact: true })
        .getByRole('link')
        .all()) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
    }

    await test.step('the floating buttons', async () => {
      const buttons = shortcuts(page).locator(
        ':scope > :is(a, button):visible, :scope > div > :is(a, button):visible',
      );
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 600));
        await expect(buttons).toHaveCount(5, { timeout: 200 });
      }).toPass();
      const sizes = await buttons.evaluateAll((all) =>
        all.map((button) => [
          button.getBoundingClientRect().width,
          button.getBoundingClientRect().height,
        ]),
      );
      expect(sizes).toEqual(Array.from({ length: 5 }, () => [72, 48]));
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => window.scrollTo(0, 900));
      for (const button of await buttons.all()) await expect(button).not.toBeInViewport();
      await page.clock.runFor(1_000);
      for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, 1_100));
      await expect(buttons.last()).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 1_000));
      await expect(buttons.last()).toBeInViewport();
      await buttons.last().focus();
      await page.evaluate(() => window.scrollTo(0, 1_200));
      await expect(shortcuts(page)).toHaveAttribute('data-scroll', /down/);
      await expect(buttons.last()).toBeInViewport({ ratio: 1 });
    });
  });
}
