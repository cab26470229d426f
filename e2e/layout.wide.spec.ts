import type { Locator, Page } from '@playwright/test';
import { menu } from '@/lib/pages/menus';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { expect, test } from './fixtures';
import { headlineOf, htmlLang, linksIn } from './html';
import { tabStops } from './tabStops';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

/** That every page stands in it, the walk and `answers/sections.wide.spec.ts` show. */
for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`the chrome in ${lang}: its skip link, its groups, its WhatsApp panel by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/india'));
    await test.step('the skip link comes first', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words.Chrome.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
    });
    await test.step('the groups hold what product.md 3 lists', async () => {
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
    await test.step('the WhatsApp panel', async () => {
      const opener = page.locator('.shortcuts > div > [popovertarget=whatsapp]');
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
  });

  test(`an unknown URL in ${lang}`, async ({ request }) => {
    for (const path of ['/technology/radio', '/toolbox', '/careers/no-such-job', '/constructor']) {
      const response = await request.get(at(lang, path));
      const html = await response.text();
      expect
        .soft([path, response.status(), htmlLang(html), headlineOf(html)])
        .toEqual([path, 404, lang, words.NotFound.title]);
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      expect.soft(linksIn(main, words.Pages.home)).toEqual([at(lang, '/')]);
      for (const part of ['<search', words.Sidebar.latest, words.Chrome.moreSections])
        expect.soft(main, path).toContain(part);
    }
  });

  test(`home in ${lang}: no floating button but the chat, on a phone the reader’s places, and search by keyboard alone`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/'));
    const shortcuts = page.getByRole('complementary', { name: words.Chrome.shortcuts });
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(shortcuts.getByRole('button', { name: words.Chrome.chat })).toBeVisible();
    await expect(shortcuts.getByRole('link', { name: words.Pages.home })).toBeHidden();
    await expect(shortcuts.getByRole('button', { name: words.Chrome.toTop })).toBeHidden();
    await test.step('a phone’s bar', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(shortcuts.getByRole('button')).toHaveCount(0);
      const links = shortcuts.getByRole('link');
      await expect(links).toHaveText([words.Places.mine, words.Pages.my, words.Chrome.search]);
      await links.first().click();
      await expect(page.locator('#my-state')).toBeInViewport();
      expect(await tabStops(page)).toBeLessThanOrEqual(100);
      const home = page.url();
      await page.goto(at(lang, '/my'));
      await expect(page.getByRole('heading', { name: words.My.newest })).toBeVisible();
      expect(await tabStops(page)).toBeLessThanOrEqual(33);
      await page.goto(home);
      await page.setViewportSize({ width: 360, height: 400 }); // as a window at 200 % zoom
      await expect(shortcuts).toHaveCSS('position', 'static');
      await page.setViewportSize({ width: 1280, height: 780 });
    });

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

  test(`on a phone in ${lang}: back to top, and the full-screen menu by keyboard alone`, async ({
    page,
  }) => {
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

    await test.step('the menu', async () => {
      const opener = page.getByRole('button', { name: words.Chrome.menu, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const fullMenu = page.getByRole('dialog', { name: words.Chrome.menu });
      await expect(fullMenu).toBeVisible();
      expect(
        await fullMenu.evaluate((dialog) => [dialog.clientWidth, dialog.clientHeight]),
      ).toEqual([360, 500]);
      for (const path of [...menu('main'), ...menu('fullMenu'), ...menu('moreSections')])
        await expect(fullMenu.locator(`a[href="${at(lang, path)}"]`).first()).toBeVisible();
      await reach(page, fullMenu.locator(`a[href="${at(lang, '/download-app')}"]`));
      await expect(fullMenu.getByRole('link', { name: words.Chrome.chat })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
      await page.keyboard.press('Escape');
      await expect(fullMenu).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await reach(page, fullMenu.locator(`a[href="${at(lang, '/technology')}"]`));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(lang, '/technology'));
    });
  });
}

/** Presses Tab until an element has the focus; a keyboard that cannot get there fails the test. */
async function reach(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test('a wordmark twelve times as wide as it is high leaves its column nowhere', async ({
  page,
}) => {
  await page.goto('/');
  const marks = page.locator('svg[role="img"]:has(use[href*="#logo"])');
  await expect(marks).not.toHaveCount(0);
  await marks.evaluateAll((all) => {
    for (const mark of all) mark.setAttribute('viewBox', '0 0 1200 100');
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const beyond = await marks.evaluateAll(
      (all) =>
        all.filter((mark) => {
          const { parentElement } = mark;
          const column = parentElement?.getBoundingClientRect().right ?? 0;
          return mark.getBoundingClientRect().right > column + 1;
        }).length,
    );
    expect.soft(beyond, `at ${width} px`).toBe(0);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
