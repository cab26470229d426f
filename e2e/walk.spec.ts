import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { nameOf, ROUTES, UNKNOWN } from './routes';
import {
  axeFindingsInBothSchemes,
  FOREIGN_WORDS,
  repeatedIds,
  shifts,
  watchShifts,
  widthAt320,
} from './views';
import { at, LANGS, WORDS } from './words';

const STATUS = (path: string) => (UNKNOWN.includes(path) ? 404 : 200);

/** The last step of the way from home; on the front page and on what is not there, none. */
const lastStep = (path: string, name: string) =>
  path === '/' || UNKNOWN.includes(path) ? [] : [name];

async function currentStep(page: Page, label: string): Promise<string[]> {
  return page
    .getByRole('navigation', { name: label, exact: true })
    .locator('[aria-current=page]')
    .allInnerTexts();
}

// Low enough that a page which opens anywhere but at its top is found out.
test.use({ viewport: { width: 1280, height: 500 } });

for (const lang of LANGS) {
  const words = WORDS[lang];

  for (const path of [...ROUTES, ...UNKNOWN]) {
    test(`${at(lang, path)} is whole, still, accessible and fits`, async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/404/);
      const name = nameOf(path, lang);
      await watchShifts(page);
      const response = await page.goto(at(lang, path));

      expect(response?.status()).toBe(STATUS(path));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(words.Channel.name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await currentStep(page, words.Chrome.breadcrumb)).toEqual(lastStep(path, name));
      expect(await FOREIGN_WORDS[lang](page)).toEqual([]);
      expect(await repeatedIds(page)).toEqual([]);
      expect(await shifts(page)).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await axeFindingsInBothSchemes(page)).toEqual([]);
      expect(await widthAt320(page)).toEqual([320, 0]);
    });
  }
}
