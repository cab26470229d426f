import { expect, test } from './fixtures';
import { headlineOf, htmlLang, linksIn, metadata, textOf } from './html';
import { untilLastScript } from './lastScript';
import { reader } from './readerPage';
import { bodyOf, newsItem, titleOf } from './stories';
import { openWholeWith } from './whole';
import { at, JOURNEY_LANGS, newsDesk, newsroomAddress, WORDS } from './words';

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  /** In a browser the walk has it. */
  test(`an unknown article in ${lang}`, async ({ request }) => {
    const response = await request.get(at(lang, '/news/nobody-wrote-this'));
    const html = await response.text();
    expect([response.status(), htmlLang(html), headlineOf(html)]).toEqual([
      404,
      lang,
      words.Reader.missing,
    ]);
    expect(metadata(html).title).toContain(words.Reader.missing);
    expect(textOf(html)).toContain(words.Reader.missingWhy);
    expect(linksIn(html, words.Faults.toHome)).toEqual([at(lang, '/')]);
    expect(linksIn(html, words.Faults.toLatest)).toEqual([at(lang, '/india')]);
    expect(linksIn(html, words.Faults.retry)).toEqual([]);
  });

  test(`Back on an article in ${lang} goes to the page before, and home from a new tab`, async ({
    page,
    context,
  }) => {
    await page.goto(at(lang, '/india'));
    const opened = context.waitForEvent('page');
    const link = page.locator(`a[href$="/news/breaking-${lang}-3"]`).first();
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.getByRole('link', { name: words.Reader.back }).click();
    await expect(tab).toHaveURL(at(lang, '/'));

    // Before its scripts Back is a link home.
    await untilLastScript(page, () => page.goto(at(lang, `/news/breaking-${lang}-3`)));
    await page.getByRole('link', { name: words.Reader.back }).click();
    await expect(page).toHaveURL(at(lang, '/india'));
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the article is complete', async ({ upstream, page, expectComplaint }) => {
      expectComplaint(/404/); // of a list that has not changed yet
      upstream.add(
        'news',
        newsItem(lang, 0, {
          id: 'whole',
          highlights: ['One', 'Two'],
          description: 'A short description.',
        }),
      );
      const article = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 1 }) });
      await openWholeWith(page, at(lang, '/news/whole'), article);
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(titleOf('news', lang, 0));
      await expect(article.getByText(newsDesk(lang))).toBeVisible();
      await expect(article.getByText('A short description.')).toBeVisible();
      for (const paragraph of bodyOf('news', lang, 0).split('\n\n')) {
        await expect(article.locator('p', { hasText: paragraph })).toHaveText(paragraph);
        await expect(article.locator('p', { hasText: paragraph })).toBeVisible();
      }
      await expect(article.getByRole('listitem')).toHaveText(['One', 'Two']);
      await expect(article.getByRole('link', { name: words.Reader.moreNews })).toHaveAttribute(
        'href',
        at(lang, '/india'),
      );
      await expect(article.locator('a[href^="tel:"]')).toBeVisible();
      expect(await article.locator('a[href^="mailto:"]').count()).toBeGreaterThan(1);
      await expect(article.getByText(newsroomAddress(lang))).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.Chrome.breadcrumb })).toContainText(
        titleOf('news', lang, 0),
      );
      await expect(page.getByRole('link', { name: words.Reader.back })).toHaveAttribute(
        'href',
        at(lang, '/'),
      );
      await expect(page.getByRole('link', { name: words.Share.telegram })).toHaveAttribute(
        'href',
        /^https:\/\/t\.me\/share/,
      );
    });
  });
}

/** That nothing is asked of its host before, `partners.wide.spec.ts` shows. */
test('a video of YouTube is embedded by a click', async ({ page, context }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/news/breaking-en-2');
  const embedded = page.locator('figure iframe');
  await expect(embedded).toHaveCount(0);
  // Before the page listens, the click would leave for the video itself.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: WORDS.en.Reader.playVideo }).click();
  await expect(embedded).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
});

test('control characters in a story neither show nor break its page', async ({
  upstream,
  page,
  request,
}) => {
  upstream.add(
    'news',
    newsItem('en', 0, {
      id: 'controls',
      title: 'Old\u0000 gate\u0081',
      description: '\u0000',
      city: '\u0007',
      highlights: ['\u0000', 'One\u001f'],
    }),
  );
  expect(headlineOf(await (await request.get('/news/controls')).text())).toBe('Old gate');
  // Once more where islands draw it: what they complain of fails the test.
  await page.goto('/india');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Old gate', exact: true }).first().click();
  await expect(reader(page).getByRole('heading', { level: 1 })).toHaveText('Old gate');
  await expect(reader(page).getByRole('article').getByRole('listitem')).toHaveText(['One']);
});
