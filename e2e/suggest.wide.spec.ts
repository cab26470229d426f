import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveData } from './readerPage';
import { keep } from './storage';
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

/** Whether nothing lies over the option that is chosen, and it is on the screen as a whole. */
const isSeen = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('option', { selected: true })
    .evaluate((option) => {
      const { left, top, right, bottom } = option.getBoundingClientRect();
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        option.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });

const SEARCHES = JSON.stringify(Array.from({ length: 10 }, (_, place) => `query ${place}`));

for (const [width, height, textSize] of [
  [360, 740, '4'],
  [360, 420, '1'],
  [1280, 600, '1'],
] as const)
  test(`the option that arrows lead to is seen at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await keep(page, { searches: SEARCHES, textSize });
    for (const [path, words, opener] of [
      ['/search', '#query', null],
      ['/', '#find-words', '[popovertarget=find]'],
    ] as const) {
      await page.goto(at('hi', path), { waitUntil: 'networkidle' });
      // It goes while the page moves down; held in place, it is there at every option.
      await page
        .getByRole('complementary', { name: WORDS.hi.Chrome.shortcuts })
        .evaluate((bar) => bar.style.setProperty('translate', 'none', 'important'));
      if (opener) await page.locator(opener).first().click();
      await page.locator(words).focus();
      await expect(page.getByRole('search').getByRole('option')).toHaveCount(10);
      const seen: boolean[] = [];
      for (let place = 0; place < 10; place++) {
        await page.keyboard.press('ArrowDown');
        seen.push(await isSeen(page));
      }
      expect(seen, path).toEqual(Array(10).fill(true));
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(words)).toBeInViewport({ ratio: 1 });
    }
  });

test('Tab leads through the buttons of the last searches, and closes them at the next control', async ({
  page,
}) => {
  await keep(page, { searches: '["bihar"]' });
  await openSearch(page, 'en');
  await page.keyboard.press('ArrowDown');
  const { remove, clear } = WORDS.en.Suggest;
  for (const name of [filled(remove, { query: 'bihar' }), clear]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  }
  await page.keyboard.press('Tab');
  const submit = page.getByRole('main').getByRole('button', { name: WORDS.en.Search.submit });
  await expect(submit).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(options(page)).toHaveCount(0);
});

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
