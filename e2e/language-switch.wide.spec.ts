import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from './words';

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
  const other = WORDS[OTHER[lang]];

  test(`a BMI goes from ${lang} to the other language, and neither to the server nor into the URL`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(at(lang, '/tools/bmi-calculator'));
    await page.waitForLoadState('networkidle');
    await page.locator('#weight').fill('91.7');
    await page.getByRole('combobox', { name: WORDS[lang].Bmi.heightUnit }).selectOption('ft');
    await page.locator('#height').fill('5.9');
    await page.getByRole('button', { name: WORDS[lang].Bmi.calculate }).click();
    await switchFrom(page, lang, '/tools/bmi-calculator');
    await expect(page.locator('#weight')).toHaveValue('91.7');
    await expect(page.locator('#height')).toHaveValue('5.9');
    await expect(page.getByRole('region', { name: other.Bmi.result })).toContainText('28.4');
    expect(new URL(page.url()).search).toBe('');
    expect(asked.filter((request) => /91\.7|5\.9/.test(request))).toEqual([]);
    await page.reload();
    await expect(page.locator('#weight')).toHaveValue('70');
  });

  test(`a message and a search go from ${lang} as far as they were written`, async ({ page }) => {
    await page.goto(at(lang, '/contact-us'));
    await page.locator('#message').fill('नमस्ते, 1 2 3');
    await page.locator('#email').fill('asha@');
    await page.locator('[popovertarget=find]').first().click();
    await page.locator('#find-words').fill('rain');
    await switchFrom(page, lang, '/contact-us');
    await expect(page.locator('#message')).toHaveValue('नमस्ते, 1 2 3');
    await expect(page.locator('#email')).toHaveValue('asha@');
    await expect(page.locator('#find-words')).toHaveValue('rain');
  });

  test(`the slide, the weather's city and the block that is read go from ${lang}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
    await page.goto(at(lang, '/'));
    await hydrated;
    const { Hero, Weather } = WORDS[lang];
    await page
      .getByRole('button', { name: filled(Hero.showSlide, { number: 3, total: 4 }) })
      .click();
    await page.getByRole('combobox', { name: Weather.city }).selectOption('dewas');
    await page
      .locator('#trending')
      .evaluate((head) => scrollTo(0, head.getBoundingClientRect().top + scrollY - 100));
    await switchFrom(page, lang, '/');
    await expect(page.getByRole('combobox', { name: other.Weather.city })).toHaveValue('dewas');
    await expect(
      page.getByRole('button', { name: filled(other.Hero.showSlide, { number: 3, total: 4 }) }),
    ).toHaveAttribute('aria-current', 'true');
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
