import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { at, JOURNEY_LANGS, WORDS } from './words';

const SCRIPTS = '**/_next/static/**/*.js';

/** Presses a button of a page before any of its scripts has come. */
async function pressEarly(page: Page, path: string, name: string) {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, (route) => pressed.then(() => route.continue()));
  const asked = page.waitForRequest(SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await asked;
  release();
}

for (const lang of JOURNEY_LANGS) {
  const { Hero, Tool } = WORDS[lang];

  test(`the hero in ${lang} stops by a press before the scripts, which counts once`, async ({
    page,
  }) => {
    await pressEarly(page, at(lang, '/'), Hero.pause);
    await expect(page.getByRole('button', { name: Hero.play, exact: true })).toBeVisible();
  });

  test(`a tool in ${lang} is shared by a press before the scripts`, async ({ page }) => {
    await pressEarly(page, at(lang, '/tools/bmi-calculator'), Tool.share);
    await expect(page.getByRole('dialog', { name: Tool.share, exact: true })).toBeVisible();
  });
}
