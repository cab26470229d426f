import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { at, JOURNEY_LANGS, WORDS } from './words';

const SCREEN = { width: 360, height: 780 };

/** The upper edge of an element or of a part of it, and whether it is seen against the page. */
const edge = (element: Locator, part?: string) =>
  element.evaluate((node, pseudo) => {
    const {
      borderTopStyle: style,
      borderTopWidth: width,
      borderTopColor,
    } = getComputedStyle(node, pseudo);
    return {
      style,
      width,
      seen: borderTopColor !== getComputedStyle(document.body).backgroundColor,
    };
  }, part);

const fill = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`what a colour alone marks is marked under forced colours too, in ${lang}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(SCREEN);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await page.goto(at(lang, '/'));
      const hero = page.getByRole('region', { name: words.Hero.label });
      const [current, other] = [
        hero.locator('[aria-current=true] > span'),
        hero.locator('[aria-current=false] > span').first(),
      ];
      expect(await edge(current)).toEqual({ style: 'solid', width: '5px', seen: true });
      expect(await edge(other)).toEqual({ style: 'solid', width: '2px', seen: true });

      const nav = page.getByRole('banner').getByRole('navigation', { name: words.Chrome.sections });
      expect(await edge(nav.locator('[aria-current]'), '::before')).toEqual({
        style: 'solid',
        width: '4px',
        seen: true,
      });
      await expect(page.locator('.live-dot')).toHaveCount(2);
      for (const dot of await page.locator('.live-dot').all())
        expect(await edge(dot)).toMatchObject({ style: 'solid', seen: true });

      await page.getByRole('button', { name: words.Chrome.menu, exact: true }).click();
      expect(await edge(page.locator('#menu .menu-large [aria-current]'), '::before')).toEqual({
        style: 'solid',
        width: '4px',
        seen: true,
      });

      await page.goto(at(lang, '/india'));
      const states = page
        .getByRole('main')
        .getByRole('navigation', { name: words.India.filterByState });
      expect(await fill(states.locator('[aria-current]'))).not.toBe(
        await fill(states.locator(':not([aria-current])').last()),
      );
      const shortcuts = page
        .getByRole('complementary', { name: words.Chrome.shortcuts })
        .locator(':is(a, button):visible');
      await expect(shortcuts).not.toHaveCount(0);
      for (const button of await shortcuts.all()) {
        expect(await edge(button)).toMatchObject({ style: 'solid', seen: true });
      }
    });
  }
}
