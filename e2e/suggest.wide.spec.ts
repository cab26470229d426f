import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveData } from './readerPage';
import { titleOf } from './stories';
import { axeFindings } from './views';
import { at, filled, LANGS, plural, WORDS } from './words';

const field = (page: Page) => page.locator('#query');
const options = (page: Page) => page.getByRole('option');

/** Opens the search page with its suggestions at hand. */
async function openSearch(page: Page, lang: 'en' | 'hi') {
  await page.goto(at(lang, '/search'), { waitUntil: 'networkidle' });
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
}

for (const lang of LANGS) {
  const words = WORDS[lang].Suggest;

  test(`suggestions of ${lang} by keyboard`, async ({ page }) => {
    await openSearch(page, lang);
    await field(page).pressSequentially('fifth breaking');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).locator('mark')).toHaveCount(2);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      plural(words.count, 'one', 1),
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveValue('fifth breaking');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(
      titleOf('breaking', 'en', 4),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/news\//);
  });

  test(`the last searches of ${lang}, forgotten one by one and all at once`, async ({ page }) => {
    for (const query of ['mausam', 'bihar']) {
      await openSearch(page, lang);
      await field(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${query}`));
    }
    await openSearch(page, lang);
    await expect(options(page)).toHaveText(['bihar', 'mausam']);
    await page.getByRole('button', { name: filled(words.remove, { query: 'bihar' }) }).click();
    await expect(options(page)).toHaveText(['mausam']);
    await page.getByRole('button', { name: words.clear }).click();
    await expect(options(page)).toHaveCount(0);
  });
}

test('a suggestion of the search in the top bar, by pointer, in the other script', async ({
  page,
}) => {
  await page.goto(at('hi', '/'), { waitUntil: 'networkidle' });
  await page.locator('[popovertarget=find]').first().click();
  await page.locator('#find-words').fill('madhya pradesh');
  const state = options(page).filter({ hasText: WORDS.hi.Suggest.state });
  await state.click();
  await expect(page).toHaveURL(/\/hi\/india\/madhya-pradesh$/);
});

test('half a word in Roman letters leads to a story in Hindi', async ({ page }) => {
  await page.goto(`${at('hi', '/search')}?q=panchvan+taz`);
  await expect(page.getByRole('main').locator('[data-story]').first()).toContainText(
    titleOf('breaking', 'hi', 4),
  );
  await expect(page.getByRole('main').locator('h3 mark').first()).toBeVisible();
});

test('nothing is asked for under Save-Data', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openSearch(page, 'hi');
  await field(page).pressSequentially('breaking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=breaking/);
  expect(asked.filter((url) => url.includes('/api/suggest'))).toEqual([]);
});

test('suggestions work where storage is blocked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openSearch(page, 'hi');
  await field(page).pressSequentially('fifth breaking');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=fifth/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form', async ({ page }) => {
    await page.goto(at('hi', '/search'));
    await field(page).fill('fifth breaking');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('[data-story]')).toHaveCount(1);
  });
});
