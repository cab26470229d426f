import type { Page } from '@playwright/test';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { textOf } from './html';
import { FEEDS, newsItem, titleOf } from './stories';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const searchFor = (lang: 'en' | 'hi', query: string) =>
  at(lang, `/search?${new URLSearchParams({ q: query }).toString()}`);
/** What has the words themselves; what only sounds like them stands below it. */
const rows = (page: Page) =>
  page.getByRole('main').locator('#list > section:first-child [data-story]');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const FEATURED = { en: 'featured stories', hi: 'ख़ास ख़बरों' };
const quoted = (message: string, query: string) =>
  filled(message.replace('<query></query>', '{query}'), { query });

const NOT_FOUND = 'w'.repeat(100);
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  /** The way here by the top bar is in `layout.wide.spec.ts`. */
  test(`results in ${lang} are marked, fit, open the reader, can be shared, and keep the query in the other language`, async ({
    page,
    upstream,
  }) => {
    const terms = { en: ['fourth', 'breaking'], hi: ['चौथा', 'ताज़ा'] }[lang];
    const query = terms.join(' & ');
    upstream.add(
      'news',
      newsItem(lang, 0, { id: 'long', title: `${'bridge'.repeat(20)} ${terms.join(' ')}` }),
    );
    await page.goto(searchFor(lang, query));
    const best = page.getByRole('main').locator(`[data-story="breaking-${lang}-3"]`);
    // Behind it, as a title may lack "ताज़ा", what has the other word alone.
    await expect(rows(page).first()).toHaveAttribute('data-story', `breaking-${lang}-3`);
    await expect(page.locator('[data-story="long"]')).toBeVisible();
    await expect(best.getByRole('button')).toBeVisible();
    await expect(page.locator('#query')).toHaveValue(query);
    await expect(best.locator('h3 mark')).toHaveText(terms);
    await expect(page).toHaveTitle(
      `${filled(words.Search.title, { query })} | ${words.Channel.name}`,
    );
    const trail = page.getByRole('navigation', { name: words.Chrome.breadcrumb });
    await expect(trail.getByRole('listitem')).toHaveText([words.Pages.home, words.Pages.search]);
    expect(await axeFindings(page)).toEqual([]);

    await best
      .getByRole('button', { name: new RegExp(`^${words.Story.share}|${words.Story.share}`) })
      .click();
    await expect(page.getByRole('dialog', { name: words.Share.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await best.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(
      titleOf('breaking', lang, 3),
    );
    await page.goBack();
    await expect(page).toHaveURL(searchFor(lang, query));
    expect(await widthAt320(page)).toEqual([320, 0]);

    const other = { en: 'hi', hi: 'en' } as const;
    await page.locator('header a[hreflang]').first().click();
    await expect(page).toHaveURL(searchFor(other[lang], query));
    await expect(page.locator('#query')).toHaveValue(query);
  });

  test(`both languages are found from ${lang}, whatever the spelling`, async ({ request }) => {
    for (const [query, title] of [
      ['पांचवाँ ताजा', titleOf('breaking', 'hi', 4)],
      ['पाँचवां ताज़ा', titleOf('breaking', 'hi', 4)],
      ['FÍFTH breaking bri', titleOf('breaking', 'en', 4)],
    ] as const) {
      const html = await (await request.get(searchFor(lang, query))).text();
      const [, first = ''] = /<h3[^>]*>([\s\S]*?)<\/h3>/.exec(html) ?? [];
      expect.soft([query, wordsOf(first)]).toEqual([query, title]);
    }
  });

  test(`no words, none found and no news in ${lang}`, async ({
    page,
    request,
    upstream,
    expectComplaint,
  }) => {
    // The stories of the page before may be asked for when the feeds are down already.
    expectComplaint(/502.*api\/stories/);
    for (const blank of ['/search?q=', '/search?q=%20%20'])
      expect(textOf(await (await request.get(at(lang, blank))).text())).toContain(
        words.Search.blank,
      );

    await page.goto(searchFor(lang, NOT_FOUND));
    await expect(heading(page)).toHaveText(quoted(words.Search.none, NOT_FOUND));
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthAt320(page)).toEqual([320, 0]);

    upstream.fail(FAULTS['status 500'], 'featured-stories');
    const partly = await (await request.get(searchFor(lang, 'first breaking'))).text();
    expect(textOf(partly)).toContain(filled(words.Search.partly, { sources: FEATURED[lang] }));
    expect(partly).toContain('data-story="breaking-en-0"');

    upstream.fail(FAULTS['status 500'], ...FEEDS);
    const response = await page.goto(searchFor(lang, 'bridge'));
    expect(response?.status()).toBe(200);
    await expect(page.getByText(words.Search.trouble)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
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

test('a hostile query is text everywhere', async ({ page }) => {
  const query =
    '</title><script>alert(1)</script>"><svg onload=alert(1)>\u202eegdirb %zz &amp; \ud83d\ude42';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(searchFor('en', query));
  await expect(page.locator('#query')).toHaveValue(query);
  expect(await page.title()).toContain(query.slice(0, 30));
  expect(await page.locator('svg[onload]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});
