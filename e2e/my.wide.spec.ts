import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { headline, reader } from './readerPage';
import { blockStorage } from './storage';
import { bodyOf, breakingItem, titleOf } from './stories';
import type { Upstream } from './upstream';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from './words';

const AT = 3;
const title = (lang: Lang) => titleOf('breaking', lang, AT);
const storyUrl = (lang: Lang) => at(lang, `/news/breaking-${lang}-${AT}`);

/** Makes the story too long for any screen. */
function lengthen(upstream: Upstream, lang: Lang) {
  const fullDescription = Array.from({ length: 20 }, () => bodyOf('breaking', lang, AT)).join(
    '\n\n',
  );
  upstream.news['breaking-news'] = upstream.news['breaking-news'].map((entry) =>
    entry.id === `breaking-${lang}-${AT}` ? breakingItem(lang, AT, { fullDescription }) : entry,
  );
}

const saveButton = (page: Page, lang: Lang) =>
  page.getByRole('button', { name: WORDS[lang].Reader.save, exact: true });
/** One of the lists of the reader's page. */
const list = (page: Page, lang: Lang, name: 'saved' | 'history') =>
  page.getByRole('region', { name: WORDS[lang].My[name], exact: true });
const storyIn = (page: Page, lang: Lang, name: 'saved' | 'history') =>
  list(page, lang, name).getByRole('link', { name: title(lang) });

/** Scrolls the text of the open story until half of it has been read, and waits until that is noted. */
async function readHalf(page: Page) {
  const text = page.locator('dialog [data-part="text"], main [data-part="text"]').last();
  await text.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    (element.closest('dialog') ?? window).scrollBy({ top: top + height / 2 - innerHeight });
  });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('n24:history')))
    .toMatch(/"percent":(49|5\d)/);
}

/** Presses the button, whose click is lost before the page is hydrated, until it says that all is deleted. */
const wipe = (page: Page, lang: Lang) =>
  expect(async () => {
    await page.getByRole('button', { name: WORDS[lang].Device.wipe }).click();
    await expect(page.getByText(WORDS[lang].Device.wiped)).toBeVisible({ timeout: 5_000 });
  }).toPass();

for (const lang of JOURNEY_LANGS) {
  const { My, Reader, Device } = WORDS[lang];

  test.describe(`in ${lang} by touch`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a story is saved in the reader, found at /my, and read on where it was left', async ({
      page,
      upstream,
    }) => {
      lengthen(upstream, lang);
      await page.goto(at(lang, '/'));
      await page.waitForLoadState('networkidle');
      await headline(page, title(lang)).tap();
      const save = reader(page).getByRole('button', { name: Reader.save, exact: true });
      await expect(save).toHaveAttribute('aria-pressed', 'false');
      await save.tap();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await readHalf(page);
      await reader(page).getByRole('button', { name: Reader.back }).tap();
      await expect(reader(page)).toHaveCount(0);
      await page.goto(at(lang, '/my'));
      for (const name of ['saved', 'history'] as const)
        await expect(list(page, lang, name).getByRole('listitem')).toContainText('%');
      await storyIn(page, lang, 'saved').tap();
      await expect(page).toHaveURL(storyUrl(lang));
      const onward = page.getByRole('button', { name: My.continue });
      await onward.tap();
      await expect(onward).toHaveCount(0);
      await expect(page.locator('[data-part="text"] > :focus')).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(640);
      await expect(saveButton(page, lang)).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test(`in ${lang} by keyboard a story is saved, removed and had back`, async ({ page }) => {
    await page.goto(storyUrl(lang));
    const save = saveButton(page, lang);
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.press('Enter');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toBeFocused();
    await page.getByRole('link', { name: My.toMy }).press('Enter');
    await expect(page).toHaveURL(at(lang, '/my'));
    await list(page, lang, 'saved')
      .getByRole('button', { name: filled(My.removeOf, { title: title(lang) }) })
      .press('Enter');
    await expect(list(page, lang, 'saved').getByText(My.savedEmpty)).toBeVisible();
    const undo = page.getByRole('button', { name: My.undo });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(storyIn(page, lang, 'saved')).toBeVisible();
    await expect(list(page, lang, 'saved').getByRole('heading')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(storyIn(page, lang, 'saved')).toBeFocused();
  });

  test(`in ${lang} without storage nothing breaks, and it is said`, async ({ page }) => {
    await blockStorage(page);
    await page.goto(storyUrl(lang));
    const save = saveButton(page, lang);
    await save.click();
    await expect(page.getByText(My.saveFailed)).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await page.goto(at(lang, '/my'));
    await expect(page.getByText(My.storageOff)).toBeVisible();
    await expect(list(page, lang, 'history').getByText(My.historyEmpty)).toBeVisible();
    await page.goto(at(lang, '/privacy-policy'));
    await wipe(page, lang);
  });

  test(`in ${lang} a corrupt storage counts as empty, is written anew, and one button deletes all`, async ({
    page,
  }) => {
    await page.goto(at(lang, '/privacy-policy'));
    await page.evaluate(() => {
      localStorage.setItem('n24:saved', '{"');
      localStorage.setItem('n24:history', '[7, null, {"id": {}}, {"id": "", "title": 1}]');
    });
    await page.goto(storyUrl(lang));
    await expect(saveButton(page, lang)).toHaveAttribute('aria-pressed', 'false'); // and it is noted as read
    await saveButton(page, lang).click();
    await expect(page.getByText(My.savedNote)).toBeVisible();
    await page.evaluate(() => caches.open('a-page'));
    await page.goto(at(lang, '/my'));
    for (const name of ['saved', 'history'] as const) {
      await expect(storyIn(page, lang, name)).toBeVisible();
      await expect(list(page, lang, name).getByRole('listitem')).toHaveCount(1);
    }
    await page.getByRole('link', { name: My.allKept }).click();
    await wipe(page, lang);
    expect(
      await page.evaluate(async () => [Object.keys(localStorage), await caches.keys()]),
    ).toEqual([[], []]);
    await page.goto(at(lang, '/my'));
    await expect(list(page, lang, 'saved').getByText(My.savedEmpty)).toBeVisible();
  });

  test.describe(`in ${lang} without a script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the page says why there are no lists, and no control does nothing', async ({ page }) => {
      await page.goto(at(lang, '/my'));
      await expect(page.getByText(My.noScript)).toBeVisible();
      await page.goto(at(lang, '/privacy-policy'));
      await expect(page.getByText(Device.records.searches)).toBeVisible();
      await expect(page.getByRole('button', { name: Device.wipe })).toHaveCount(0);
      await page.goto(storyUrl(lang));
      await expect(saveButton(page, lang)).toHaveCount(0);
    });
  });
}
