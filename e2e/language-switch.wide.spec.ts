import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { at, JOURNEY_LANGS, type Lang, WORDS } from './words';

const OTHER = { en: 'hi', hi: 'en' } as const;

/**
 * Follows the link to the other language, and waits until the page has taken what the first one
 * left.
 */
async function switchFrom(page: Page, lang: Lang, path: string): Promise<void> {
  await page
    .locator('header a[hreflang]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', OTHER[lang]);
  await expect(page).toHaveURL(new RegExp(`${at(OTHER[lang], path)}(\\?|$)`));
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
}

for (const lang of JOURNEY_LANGS) {
  test(`the block that is read goes from ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
    await page.goto(at(lang, '/'));
    await hydrated;
    await page
      .locator('#trending')
      .evaluate((head) => scrollTo(0, head.getBoundingClientRect().top + scrollY - 100));
    await switchFrom(page, lang, '/');
    await expect
      .poll(() =>
        page
          .locator('#trending')
          .evaluate((head) => Math.abs(head.getBoundingClientRect().top - 100)),
      )
      .toBeLessThan(3);
  });

  test(`the URL's query goes from ${lang}, into a new tab too`, async ({ page, context }) => {
    await page.goto(at(lang, '/tools/fuel-prices'));
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: WORDS[lang].Cities.mumbai, exact: true }).click();
    const opened = context.waitForEvent('page');
    await page
      .locator('header a[hreflang]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`${at(OTHER[lang], '/tools/fuel-prices')}?city=mumbai`);
    await switchFrom(page, lang, '/tools/fuel-prices');
    await expect(page).toHaveURL(`${at(OTHER[lang], '/tools/fuel-prices')}?city=mumbai`);
  });

  test(`a browser without storage switches from ${lang}`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(at(lang, '/tools/bmi-calculator'));
    await page.waitForLoadState('networkidle');
    await page.locator('header a[hreflang]').first().click();
    await expect(page).toHaveURL(at(OTHER[lang], '/tools/bmi-calculator'));
    await expect(page.locator('#weight')).toHaveValue('70');
  });
}
