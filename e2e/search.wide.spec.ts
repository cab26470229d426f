import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FEEDS, newsItem, titleOf } from './stories';
import { FAULTS } from './upstream';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const searchFor = (lang: 'en' | 'hi', query: string) =>
  at(lang, `/search?${new URLSearchParams({ q: query }).toString()}`);
const rows = (page: Page) => page.getByRole('main').locator('[data-story]');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const FEATURED = { en: 'featured stories', hi: 'ख़ास ख़बरों' };
const quoted = (message: string, query: string) =>
  filled(message.replace('<query></query>', '{query}'), { query });

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`the top bar of ${lang} leads to results`, async ({ page }) => {
    await page.goto(at(lang, '/'));
    await page.locator('[popovertarget=find]').first().click();
    await page.locator('#find input').fill('first breaking');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchFor(lang, 'first breaking'));
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('#query')).toHaveValue('first breaking');
    await expect(page.getByRole('main').locator('h3 mark')).toHaveText(['first', 'breaking']);
    await expect(page).toHaveTitle(
      `${filled(words.Search.title, { query: 'first breaking' })} | ${words.Channel.name}`,
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`both languages are found from ${lang}, whatever the spelling`, async ({ page }) => {
    for (const query of ['पांचवाँ ताजा', 'पाँचवां ताज़ा']) {
      await page.goto(searchFor(lang, query));
      await expect(rows(page).getByRole('heading')).toHaveText([titleOf('breaking', 'hi', 4)]);
      await expect(page.getByRole('main').locator('h3 mark')).toHaveCount(2);
    }
    await page.goto(searchFor(lang, 'FÍFTH breaking bri'));
    await expect(rows(page).getByRole('heading')).toHaveText([titleOf('breaking', 'en', 4)]);
  });

  test(`a result in ${lang} opens the reader and can be shared`, async ({ page }) => {
    await page.goto(searchFor(lang, 'fourth breaking'));
    await expect(rows(page).getByRole('button')).toBeVisible();
    await rows(page)
      .getByRole('button', { name: new RegExp(`^${words.Story.share}|${words.Story.share}`) })
      .click();
    await expect(page.getByRole('dialog', { name: words.Share.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await rows(page).getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', 'en', 3),
    );
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
  });

  test(`no words, none found and no news in ${lang}`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    // The stories of the page before may be asked for when the feeds are down already.
    expectComplaint(/502.*api\/stories/);
    for (const blank of ['/search', '/search?q=', '/search?q=%20%20']) {
      await page.goto(at(lang, blank));
      await expect(heading(page)).toHaveText(words.Search.blank);
    }
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(searchFor(lang, 'zeppelin'));
    await expect(heading(page)).toHaveText(quoted(words.Search.none, 'zeppelin'));
    expect(await axeFindings(page)).toEqual([]);

    upstream.fail(FAULTS['status 500'], 'featured-stories');
    await page.goto(searchFor(lang, 'first breaking'));
    await expect(
      page.getByText(filled(words.Search.partly, { sources: FEATURED[lang] })),
    ).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    upstream.fail(FAULTS['status 500'], ...FEEDS);
    const response = await page.goto(searchFor(lang, 'bridge'));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(words.Search.trouble)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`the other language keeps the query of ${lang}`, async ({ page }) => {
    await page.goto(searchFor(lang, 'पुल & bridge'));
    const trail = page.getByRole('navigation', { name: words.Chrome.breadcrumb });
    await expect(trail.getByRole('listitem')).toHaveText([words.Pages.home, words.Pages.search]);
    const other = { en: 'hi', hi: 'en' } as const;
    await page.locator('header a[hreflang]').first().click();
    await expect(page).toHaveURL(searchFor(other[lang], 'पुल & bridge'));
    await expect(page.locator('#query')).toHaveValue('पुल & bridge');
  });

  test(`the results of ${lang} fit at 320 px`, async ({ page, upstream }) => {
    upstream.add('news', newsItem(lang, 0, { id: 'long', title: `${'bridge'.repeat(20)} bridge` }));
    for (const query of ['bridge', 'w'.repeat(100)]) {
      await page.goto(searchFor(lang, query));
      expect(await widthAt320(page)).toEqual([320, 0]);
    }
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form finds, even when a feed is late', async ({ page, upstream }) => {
      await page.goto(at(lang, '/search'));
      await page.locator('#query').fill('second featured');
      upstream.delay(400, 'featured-stories');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(searchFor(lang, 'second featured').replace('%20', '+'));
      await expect(rows(page).getByRole('heading')).toHaveText([titleOf('featured', 'en', 1)]);
    });
  });
}

for (const query of [
  '</title><script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '\u202eegdirb',
  '%zz &amp; \ud83d\ude42',
]) {
  test(`the query ${JSON.stringify(query)} is text everywhere`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(searchFor('en', query));
    await expect(page.locator('#query')).toHaveValue(query);
    expect(await page.title()).toContain(query.slice(0, 4));
    expect(await page.locator('svg[onload]').count()).toBe(0);
    expect(dialogs).toEqual([]);
  });
}
