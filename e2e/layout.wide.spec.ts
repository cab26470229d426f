import type { Locator, Page } from '@playwright/test';
import { menu } from '@/lib/pages/menus';
import { PAGE_PATHS, PAGES } from '@/lib/pages/pages';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { expect, test } from './fixtures';
import { htmlLang, textOf } from './html';
import { at, filled, homeTitle, JOURNEY_LANGS, LANGS, WORDS } from './words';

for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`every page in ${lang} stands in its chrome`, async ({ request }) => {
    for (const path of PAGE_PATHS) {
      const response = await request.get(at(lang, path));
      const html = await response.text();
      const headline = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();
      expect([path, response.status(), htmlLang(html), html.match(/<h1/g)?.length]).toEqual([
        path,
        200,
        lang,
        1,
      ]);
      expect([path, headline]).toEqual([
        path,
        path === '/' ? homeTitle(lang) : words.Pages[PAGES[path].key],
      ]);
      expect([path, html.includes(`aria-label="${words.Chrome.breadcrumb}"`)]).toEqual([
        path,
        path !== '/',
      ]);
      expect([path, html.includes('<footer'), html.includes('id="whatsapp"')]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });
}

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`the chrome's groups in ${lang} hold what product.md 3 lists`, async ({ page }) => {
    await page.goto(at(lang, '/india'));
    const hrefs = (paths: readonly string[]) => paths.map((path) => at(lang, path));
    const links = (name: string) =>
      page.getByRole('navigation', { name, exact: true }).last().locator('a');
    const listed = async (name: string) =>
      links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const nav = page.getByRole('banner').getByRole('navigation', { name: words.Chrome.sections });
    expect(
      await nav.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(hrefs(menu('main')));
    expect(await listed(words.Chrome.quickLinks)).toEqual(hrefs(menu('footer')));
    expect(await listed(words.Chrome.company)).toEqual(hrefs(menu('company')));
    expect(await listed(words.Chrome.tools)).toEqual(hrefs(TOOL_PATHS));
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: words.Pages.liveTv })).toHaveAttribute(
      'href',
      at(lang, '/live-tv'),
    );
    await expect(banner.getByRole('link', { name: words.Pages.downloadApp })).toHaveAttribute(
      'href',
      at(lang, '/download-app'),
    );
    const footer = page.getByRole('contentinfo');
    for (const part of [words.Chrome.reporter, words.Chrome.contact, words.Channel.address])
      await expect(footer.getByText(part)).toBeVisible();
    for (const service of ['Facebook', 'YouTube', 'X', 'Instagram', 'WhatsApp'])
      await expect(footer.getByRole('link', { name: service, exact: true })).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  });

  test(`an unknown URL in ${lang}`, async ({ page, expectComplaint }) => {
    expectComplaint(/404/);
    for (const path of ['/no-such-page', '/technology/radio', '/tools', '/constructor']) {
      const response = await page.goto(at(lang, path));
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.NotFound.title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(
        page.getByRole('main').getByRole('link', { name: words.Pages.home, exact: true }),
      ).toHaveAttribute('href', at(lang, '/'));
    }
  });

  test(`the WhatsApp panel in ${lang} by keyboard alone`, async ({ page }) => {
    await page.goto(at(lang, '/india'));
    const opener = page.locator('[popovertarget=whatsapp]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: words.Chrome.talk });
    await expect(panel).toBeVisible();
    await expect(panel.getByText(words.Chrome.available)).toBeVisible();
    await expect(panel.getByText(words.Chrome.instant)).toBeVisible();
    const chat = panel.getByRole('link', { name: words.Chrome.chat });
    const greeting = filled(words.Chrome.greeting, { channel: words.Channel.name });
    const link = new URL((await chat.getAttribute('href')) ?? '');
    expect([link.host, link.searchParams.get('text')]).toEqual(['wa.me', greeting]);
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(panel.getByRole('link', { name: words.Chrome.call })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    await reach(page, chat);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`search in ${lang} by keyboard alone`, async ({ page }) => {
    await page.goto(at(lang, '/'));
    const opener = page.locator('[popovertarget=find]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    // By no role: the suggestions, which come late, make a combobox of the search box.
    const box = page.locator('#find input');
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.type('नर्मदा bridge');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === at(lang, '/search') && url.searchParams.get('q') === 'नर्मदा bridge',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Pages.search);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`the full-screen menu in ${lang} by keyboard alone`, async ({ page }) => {
      await page.goto(at(lang, '/india'));
      const opener = page.getByRole('button', { name: words.Chrome.menu, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const fullMenu = page.getByRole('dialog', { name: words.Chrome.menu });
      await expect(fullMenu).toBeVisible();
      expect(
        await fullMenu.evaluate((dialog) => [dialog.clientWidth, dialog.clientHeight]),
      ).toEqual([360, 740]);
      for (const path of [...menu('main'), ...menu('fullMenu'), ...menu('moreSections')])
        await expect(fullMenu.locator(`a[href="${at(lang, path)}"]`).first()).toBeVisible();
      await reach(page, fullMenu.locator(`a[href="${at(lang, '/download-app')}"]`));
      await page.keyboard.press('Escape');
      await expect(fullMenu).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await reach(page, fullMenu.locator(`a[href="${at(lang, '/technology')}"]`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(lang, '/technology'));
    });
  });

  test(`the skip link in ${lang} comes first`, async ({ page }) => {
    await page.goto(at(lang, '/india'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.Chrome.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });

  test(`back to top and home in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto(at(lang, '/india'));
    const shortcuts = page.getByRole('complementary', { name: words.Chrome.shortcuts });
    const toTop = shortcuts.getByRole('button', { name: words.Chrome.toTop });
    await expect(shortcuts.getByRole('link', { name: words.Pages.home })).toHaveAttribute(
      'href',
      at(lang, '/'),
    );
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(toTop).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect(toTop).toBeVisible();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(toTop).toBeHidden();
  });

  test(`neither floating button on home in ${lang}`, async ({ page }) => {
    await page.goto(at(lang, '/'));
    const shortcuts = page.getByRole('complementary', { name: words.Chrome.shortcuts });
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(shortcuts.getByRole('button', { name: words.Chrome.chat })).toBeVisible();
    await expect(shortcuts.getByRole('link', { name: words.Pages.home })).toBeHidden();
    await expect(shortcuts.getByRole('button', { name: words.Chrome.toTop })).toBeHidden();
  });

  test(`the quick access grid and the tools in ${lang}`, async ({ page }) => {
    await page.goto(at(lang, '/'));
    const main = page.getByRole('main');
    const hrefs = (grid: Locator) =>
      grid.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(
      await hrefs(main.getByRole('navigation', { name: words.FrontPage.quickAccess })),
    ).toEqual(menu('quickAccess').map((path) => at(lang, path)));
    expect(await hrefs(main.getByRole('region', { name: words.FrontPage.tools }))).toEqual(
      TOOL_PATHS.map((path) => at(lang, path)),
    );
  });
}

/** Presses Tab until an element has the focus; a keyboard that cannot get there fails the test. */
async function reach(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}
