import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { twoFrames } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

const SCRIPTS = '**/_next/static/**/*.js';
/** Of the script by which a tool is shared and printed. */
const PRINTS = '.print()';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Presses a button of a page before any of its scripts has come. */
async function pressEarly(page: Page, path: string, name: string) {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, (route) => pressed.then(() => route.continue()));
  const asked = page.waitForRequest(SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await press(page, name);
  await asked;
  release();
}

/** Presses a button once React has the page, but not yet the button's own script. */
async function pressBeforeItsScript(page: Page, path: string, name: string) {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isHeld = body.includes(PRINTS);
    held += Number(isHeld);
    await (isHeld && pressed);
    await route.fulfill({ response, body });
  });
  await page.goto(path, { waitUntil: 'commit' });
  // From here on React hears the presses.
  await page.waitForFunction(() =>
    String(Reflect.get(document, 'earlyButtons')).startsWith('button[data-later]'),
  );
  await twoFrames(page);
  await press(page, name);
  expect(held).toBe(1);
  release();
  await page.unrouteAll({ behavior: 'wait' });
}

for (const lang of JOURNEY_LANGS) {
  const { Hero, Tool } = WORDS[lang];

  test(`the hero in ${lang} stops by a press before the scripts, which counts once`, async ({
    page,
  }) => {
    await pressEarly(page, at(lang, '/'), Hero.pause);
    await expect(page.getByRole('button', { name: Hero.play, exact: true })).toBeVisible();
  });

  for (const [when, pressIt] of [
    ['before the scripts', pressEarly],
    ['before its own script', pressBeforeItsScript],
  ] as const)
    test(`a tool in ${lang} is shared by a press ${when}`, async ({ page }) => {
      await pressIt(page, at(lang, '/tools/bmi-calculator'), Tool.share);
      await expect(page.getByRole('dialog', { name: Tool.share, exact: true })).toBeVisible();
    });
}
