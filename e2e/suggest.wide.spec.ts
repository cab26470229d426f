import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { keep } from './storage';
import { titleOf } from './stories';
import { axeFindings } from './views';
import { followWhole, openWhole } from './whole';
import { at, filled, JOURNEY_LANGS, plural, WORDS } from './words';

const field = (page: Page) => page.locator('#query');
const options = (page: Page) => page.getByRole('option');

/** Opens the search page with its suggestions at hand. */
async function openSearch(page: Page, lang: 'en' | 'hi') {
  await page.goto(at(lang, '/search'), { waitUntil: 'networkidle' });
  await field(page).focus();
  await expect(field(page)).toHaveRole('combobox');
}

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang].Suggest;

  test(`suggestions of ${lang} by keyboard`, async ({ page }) => {
    await openSearch(page, lang);
    await field(page).pressSequentially('fifth breaking');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page).locator('mark')).toHaveCount(2);
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      plural(words.count, 'one', 1),
    );
    expect.soft(await axeFindings(page)).toEqual([]);
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

  test(`the last searches of ${lang}, reached by Tab, forgotten one by one and all at once`, async ({
    page,
  }) => {
    for (const query of ['mausam', 'bihar']) {
      await openSearch(page, lang);
      await field(page).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${query}`));
    }
    await openSearch(page, lang);
    await expect(options(page)).toHaveText(['bihar', 'mausam']);
    const remove = (query: string) =>
      page.getByRole('button', { name: filled(words.remove, { query }) });
    const clear = page.getByRole('button', { name: words.clear });

    await test.step('Tab leads through their buttons, and closes them at the next control', async () => {
      await page.keyboard.press('ArrowDown');
      for (const button of [remove('bihar'), remove('mausam'), clear]) {
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      }
      await page.keyboard.press('Tab');
      const submit = page
        .getByRole('main')
        .getByRole('button', { name: WORDS[lang].Search.submit });
      await expect(submit).toBeFocused();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(options(page)).toHaveCount(0);
    });

    await field(page).focus();
    await remove('bihar').click();
    await expect(options(page)).toHaveText(['mausam']);
    await clear.click();
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

test('the option that arrows lead to is seen at every size, and a suggestion in the top bar followed', async ({
  page,
}) => {
  await keep(page, { searches: SEARCHES });
  for (const [path, words, opener] of [
    ['/search', '#query', null],
    ['/', '#find-words', '[popovertarget=find]'],
  ] as const) {
    await page.goto(at('hi', path), { waitUntil: 'networkidle' });
    // It goes while the page moves down; held in place, it is there at every option.
    await page
      .getByRole('complementary', { name: WORDS.hi.Chrome.shortcuts })
      .evaluate((bar) => bar.style.setProperty('translate', 'none', 'important'));
    for (const [width, height, textSize] of [
      [360, 740, 150],
      [360, 420, 100],
      [1280, 600, 100],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
        window.scrollTo(0, 0);
      }, textSize);
      if (opener) await page.locator(opener).first().click();
      await page.locator(words).focus();
      await expect(page.getByRole('search').getByRole('option')).toHaveCount(10);
      const seen: boolean[] = [];
      for (let place = 0; place < 10; place++) {
        await page.keyboard.press('ArrowDown');
        seen.push(await isSeen(page));
      }
      const where = `${path} at ${width} x ${height}`;
      expect.soft(seen, where).toEqual(Array(10).fill(true));
      await page.keyboard.press('ArrowDown');
      await expect.soft(page.locator(words), where).toBeInViewport({ ratio: 1 });
      await page.locator(words).blur();
      await page.keyboard.press('Escape');
    }
  }

  await test.step('by pointer, in the other script', async () => {
    await page.locator('[popovertarget=find]').first().click();
    await page.locator('#find-words').fill('madhya pradesh');
    await options(page).filter({ hasText: WORDS.hi.Suggest.state }).click();
    await expect(page).toHaveURL(/\/hi\/india\/madhya-pradesh$/);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form, and half a word in Roman letters finds a story in Hindi', async ({
    page,
  }) => {
    await openWhole(page, at('hi', '/search'));
    await field(page).fill('panchvan taz');
    await followWhole(page, page.getByRole('main').getByRole('button').first(), /q=panchvan\+taz/);
    const main = page.getByRole('main');
    await expect(main.locator('[data-story]').first()).toContainText(titleOf('breaking', 'hi', 4));
    await expect(main.locator('h3 mark').first()).toBeVisible();
  });
});
