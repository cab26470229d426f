import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { blockStorage } from './storage';
import { at, JOURNEY_LANGS, type Lang, WORDS } from './words';

const ARTICLE = '/news/news-en-0';
const root = (page: Page) => page.locator('html');
const sheet = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: WORDS[lang].Settings.title });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const opener = (page: Page, lang: Lang) =>
  page.getByRole('banner').getByRole('button', { name: WORDS[lang].Settings.open });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const DARK = 'rgb(18, 20, 23)';

/** What the page is like as its body begins, before anything of it can be painted. */
const noteFirstBody = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { dataset, style } = document.documentElement;
      Object.assign(window, { first: [dataset.theme, style.fontSize] });
    }).observe(document, { childList: true, subtree: true });
  });
const first = (page: Page) => page.evaluate(() => Reflect.get(window, 'first') as unknown);

for (const lang of JOURNEY_LANGS) {
  const { Settings, Reader } = WORDS[lang];

  test(`in ${lang} size and colours are chosen by keyboard, and are there before the next page is painted`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await noteFirstBody(page);
    let release = () => {};
    const pressed = new Promise<void>((done) => (release = done));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(at(lang, ARTICLE), { waitUntil: 'commit' });
    const button = page.getByRole('main').getByRole('button', { name: Reader.textSize });
    await button.focus();
    // Before the page's scripts have come.
    await page.keyboard.press('Enter');
    release();
    await expect(sheet(page, lang)).toBeVisible();
    await radio(page, Settings.usual).focus();
    for (const size of [Settings.large, Settings.larger, Settings.largest]) {
      await page.keyboard.press('ArrowRight');
      await expect(radio(page, size)).toBeChecked();
    }
    await expect(root(page)).toHaveCSS('font-size', '24px');
    await radio(page, Settings.device).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(radio(page, Settings.dark)).toBeChecked();
    expect(await background(page)).toBe(DARK);
    await page.keyboard.press('Escape');
    await expect(sheet(page, lang)).toBeHidden();
    await expect(button).toBeFocused();

    await page.goto(at(lang, '/privacy-policy'));
    expect(await first(page)).toEqual(['dark', '150%']);
    expect(await background(page)).toBe(DARK);
    await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1);

    await test.step('and are not printed', async () => {
      await page.emulateMedia({ media: 'print' });
      expect(await background(page)).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ media: null, colorScheme: null });
    });
  });

  test(`in ${lang} a choice with blocked storage lasts as long as the page, which says so`, async ({
    page,
  }) => {
    await blockStorage(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(at(lang, '/contact-us'));
    await opener(page, lang).click();
    await radio(page, Settings.dark).check();
    await expect(page.getByText(Settings.notKept)).toBeVisible();
    expect(await background(page)).toBe(DARK);
    await sheet(page, lang).getByRole('button', { name: Settings.close }).click();
    await opener(page, lang).click();
    await expect(radio(page, Settings.dark)).toBeChecked();
    await page.reload();
    await expect(root(page)).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ colorScheme: null });
  });

  test.describe(`by touch in ${lang}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

    test('a size and light colours on a dark device, and nothing overflows', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(at(lang, ARTICLE));
      await page.getByRole('main').getByRole('button', { name: Reader.textSize }).tap();
      await page.getByText(Settings.largest, { exact: true }).tap();
      await page.getByText(Settings.light, { exact: true }).tap();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await background(page)).not.toBe(DARK);
      const overflow = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog')]
            .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
            .filter((width) => width > 0),
        );
      expect(await overflow()).toEqual([]);
      await sheet(page, lang).getByRole('button', { name: Settings.close }).tap();
      await expect(sheet(page, lang)).toBeHidden();
      expect(await overflow()).toEqual([]);
      await page.goto(at(lang, '/'));
      await expect(root(page)).toHaveCSS('font-size', '24px');
      expect(await overflow()).toEqual([]);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the colours are the device’s, and nothing is offered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(ARTICLE);
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await expect(opener(page, 'en')).toBeHidden();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: null });
  });
});
