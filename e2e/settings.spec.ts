import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveData } from './readerPage';
import { newsItem } from './stories';
import { at, filled, LANGS, type Lang, WORDS } from './words';

const ARTICLE = '/news/news-en-0';
const root = (page: Page) => page.locator('html');
const sheet = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: WORDS[lang].Settings.title });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const opener = (page: Page, lang: Lang) =>
  page.getByRole('contentinfo').getByRole('button', { name: WORDS[lang].Settings.open });
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

/** As with cookies and site data switched off. */
const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );

for (const lang of LANGS) {
  const { Settings, Reader } = WORDS[lang];

  test(`in ${lang} size and colours are chosen by keyboard, and are there before the next page is painted`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await noteFirstBody(page);
    await page.goto(at(lang, ARTICLE));
    const button = page.getByRole('main').getByRole('button', { name: Reader.settings });
    await button.focus();
    await page.keyboard.press('Enter');
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
    await page.emulateMedia({ colorScheme: null });
  });

  test(`in ${lang} a choice without storage lasts as long as the page, which says so`, async ({
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
      await page.getByRole('main').getByRole('button', { name: Reader.settings }).tap();
      await page.getByText(Settings.largest, { exact: true }).tap();
      await page.getByText(Settings.light, { exact: true }).tap();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await background(page)).not.toBe(DARK);
      const overflow = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        );
      expect(await overflow()).toEqual([0, 0]);
      await sheet(page, lang).getByRole('button', { name: Settings.close }).tap();
      await expect(sheet(page, lang)).toBeHidden();
      expect(await overflow()).toEqual([0]);
    });
  });
}

const GUJARAT = { en: 'Gujarat', hi: 'गुजरात' } as const;
const INDORE = { en: 'Indore', hi: 'इंदौर' } as const;
const blockOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

for (const lang of LANGS) {
  const { Places, Settings, States, Story, Weather } = WORDS[lang];
  const own = States.madhyapradesh;
  const title = lang === 'en' ? 'Rain fills the lakes of Kutch' : 'बारिश से कच्छ के तालाब भरे';

  test.describe(`my state and city in ${lang}`, () => {
    test.beforeEach(({ upstream }) => {
      upstream.news.news.push(newsItem(lang, 0, { id: 'of-gujarat', title, state: 'Gujarat' }));
    });

    test('are chosen beside the front page’s state, and followed on later pages', async ({
      page,
    }) => {
      await page.goto(at(lang, '/'));
      await page.getByRole('button', { name: filled(Places.changeFrom, { title: own }) }).click();
      const dialog = page.getByRole('dialog', { name: Places.title });
      await dialog.getByRole('combobox', { name: Places.state }).selectOption(GUJARAT[lang]);
      await dialog.getByRole('combobox', { name: Places.city }).selectOption(INDORE[lang]);
      await dialog.getByRole('button', { name: Settings.close }).click();
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
      await expect(blockOf(page, own)).toBeHidden();
      await expect(
        page.getByRole('button', { name: filled(Places.changeFrom, { title: GUJARAT[lang] }) }),
      ).toBeFocused();

      await page.goto(at(lang, '/'));
      await expect(page.getByRole('combobox', { name: Weather.city })).toHaveValue('indore');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
      await expect(
        page.getByRole('link', { name: filled(Story.viewMoreOf, { title: GUJARAT[lang] }) }),
      ).toHaveAttribute('href', at(lang, '/india/gujarat'));
      await page.getByRole('link', { name: title }).first().click();
      await expect(page).toHaveURL(/of-gujarat$/);

      await page.goto(at(lang, '/tools/fuel-prices'));
      await expect(page).toHaveURL(/\?city=indore$/);
      await page.goto(at(lang, '/tools/fuel-prices?city=delhi'));
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(/\?city=delhi$/);
    });

    test('come unasked under Save-Data neither, but are offered', async ({ page }) => {
      await page.addInitScript(() =>
        localStorage.setItem('n24:place', '{"state":"gujarat","city":null}'),
      );
      await saveData(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(at(lang, '/'));
      const offer = page.getByRole('button', { name: Places.showMine });
      await expect(offer).toBeVisible();
      expect(asked.filter((url) => url.includes('/api/state?'))).toEqual([]);
      await offer.focus();
      await page.keyboard.press('Enter');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
    });

    test('last as long as the page without storage', async ({ page }) => {
      await blockStorage(page);
      await page.goto(at(lang, '/'));
      await page.getByRole('button', { name: filled(Places.changeFrom, { title: own }) }).click();
      await page.getByRole('combobox', { name: Places.state }).selectOption(GUJARAT[lang]);
      await expect(page.getByText(Places.notKept)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(blockOf(page, GUJARAT[lang])).toBeVisible();
    });
  });
}

test('/api/state knows the site’s states, and /api/places their names', async ({ request }) => {
  const none = await request.get('/api/state?state=atlantis');
  expect([none.status(), none.headers()['cache-control']]).toEqual([404, 'no-store']);
  const stories = await (await request.get('/api/state?state=madhya-pradesh&lang=hi')).json();
  expect(stories).toHaveLength(8);
  const places = await (await request.get('/api/places?lang=hi')).json();
  expect(places.states).toContainEqual({ id: 'gujarat', name: GUJARAT.hi });
  expect(places.cities).toContainEqual({ id: 'indore', name: INDORE.hi });
});
