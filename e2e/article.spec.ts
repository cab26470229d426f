import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';
import { headlineOf, linksIn, textOf } from './html';
import { bodyOf, breakingItem, FEEDS, featuredStory, newsItem, titleOf } from './stories';
import { FAULTS } from './upstream';
import { openWhole } from './whole';
import { at, LANGS, newsDesk, newsroomAddress, WORDS } from './words';

/** Every other fault comes to the same (`app/api/faultMatrix.wide.test.ts`). */
const FAILS = FAULTS['status 500'];
const SOURCES = ['breaking-news', 'featured-stories', 'news'] as const;

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  return {
    status: response.status(),
    html,
    text: textOf(html),
    headline: headlineOf(html),
  };
}

test('breaking is asked first, then featured, then news', async ({ upstream, request }) => {
  const sameId = { id: 'shared', content: 'Text.' };
  upstream.add('news', newsItem('en', 0, { ...sameId, title: 'From news' }));
  expect((await read(request, '/news/shared')).headline).toBe('From news');
  upstream.add('featured-stories', featuredStory('en', 0, { ...sameId, title: 'From featured' }));
  expect((await read(request, '/news/shared')).headline).toBe('From featured');
  upstream.add('breaking-news', breakingItem('en', 0, { id: 'shared', headline: 'From breaking' }));
  expect((await read(request, '/news/shared')).headline).toBe('From breaking');
});

const IDENTITIES = [
  ['a number', { id: 4711 }, '/news/4711'],
  ['a text', { id: '4711' }, '/news/4711'],
  ['_id', { id: undefined, _id: 'x-4711' }, '/news/x-4711'],
  ['_id beside another id', { id: 1, _id: 'x-4711' }, '/news/x-4711'],
  [
    'letters that need escaping',
    { id: 'नर्मदा/a b?c,d.1' },
    `/news/${encodeURIComponent('नर्मदा/a b?c,d.1')}`,
  ],
  ['a percent sign', { id: '100%-sure' }, '/news/100%25-sure'],
] as const;

for (const [name, identity, path] of IDENTITIES) {
  for (const feed of SOURCES) {
    test(`an article of ${feed} with ${name}`, async ({ upstream, request }) => {
      upstream.add(feed, { ...newsItem('en', 0), ...identity, title: 'The one that is sought' });
      const { status, headline } = await read(request, path);
      expect([status, headline]).toEqual([200, 'The one that is sought']);
    });
  }
}

for (const feed of SOURCES) {
  test(`an article in the articles object of ${feed}`, async ({ upstream, request }) => {
    const story = newsItem('en', 0, { id: 'within', title: 'Found within' });
    upstream.fail(
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ articles: [story] })),
      feed,
    );
    expect((await read(request, '/news/within')).headline).toBe('Found within');
  });
}

test('an article of news while breaking and featured fail', async ({ upstream, request }) => {
  upstream.fail(FAILS, 'breaking-news', 'featured-stories');
  const { status, headline } = await read(request, '/news/news-en-0');
  expect([status, headline]).toEqual([200, titleOf('news', 'en', 0)]);
});

for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`an unknown article in ${lang}`, async ({ page, expectComplaint }) => {
    expectComplaint(/404/);
    const response = await page.goto(at(lang, '/news/nobody-wrote-this'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Reader.missing);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText(words.Reader.missingWhy)).toBeVisible();
    await expect(page.getByRole('link', { name: words.Faults.toHome })).toHaveAttribute(
      'href',
      at(lang, '/'),
    );
    await expect(page.getByRole('link', { name: words.Faults.toLatest })).toHaveAttribute(
      'href',
      at(lang, '/india'),
    );
    await expect(page.getByRole('link', { name: words.Faults.retry })).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(words.Reader.missing));
  });

  test(`an article in ${lang} whose own source fails, its Markdown and its data`, async ({
    upstream,
    request,
  }) => {
    upstream.fail(FAILS, 'news');
    const [page, markdown, data] = await Promise.all(
      [
        at(lang, `/news/news-${lang}-0`),
        at(lang, `/news/news-${lang}-0.md`),
        `/api/stories?ids=news-${lang}-0&lang=${lang}`,
      ].map((path) => request.get(path)),
    );
    for (const response of [page, markdown])
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '120']);
    expect([data?.status(), data?.headers()['cache-control']]).toEqual([502, 'no-store']);
    // What the others have is found all the same.
    expect((await read(request, at(lang, `/news/featured-${lang}-0`))).status).toBe(200);
  });

  test(`an article in ${lang} found in breaking does not wait for a news feed that hangs`, async ({
    upstream,
    request,
  }) => {
    upstream.fail(FAULTS['never answers'], 'news');
    const { status, headline } = await read(request, at(lang, `/news/breaking-${lang}-3`));
    expect([status, headline]).toEqual([200, titleOf('breaking', lang, 3)]);
    expect(upstream.callsOf('news').filter(({ givenUp }) => givenUp)).toEqual([]);
  });

  test(`an article in ${lang} when every source fails`, async ({ upstream, request }) => {
    upstream.fail(FAILS, ...FEEDS);
    const path = at(lang, '/news/news-en-0');
    const { status, headline, text, html } = await read(request, path);
    expect([status, headline]).toEqual([503, words.Reader.missing]);
    expect(text).toContain(`${words.Reader.unavailable} ${words.Reader.unavailableWhy}`);
    expect(text).not.toContain(words.Reader.missingWhy);
    expect(linksIn(html, words.Faults.retry)).toEqual([path]);
    expect(linksIn(html, words.Faults.toHome)).toEqual([at(lang, '/')]);
  });

  test(`a story without a body in ${lang}`, async ({ upstream, request }) => {
    upstream.add('news', newsItem(lang, 0, { id: 'bodyless', content: undefined }));
    upstream.add('news', newsItem(lang, 0, { id: 'blank', content: '   ' }));
    expect((await read(request, at(lang, '/news/bodyless'))).text).toContain(
      words.Reader.bodyMissing,
    );
    expect((await read(request, at(lang, '/news/blank'))).text).toContain(words.Reader.bodyMissing);
  });

  test(`the article page in ${lang}`, async ({ upstream, page }) => {
    upstream.add(
      'news',
      newsItem(lang, 0, {
        id: 'whole',
        highlights: ['One', 'Two'],
        description: 'A short description.',
      }),
    );
    await page.goto(at(lang, '/news/whole'));
    const article = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(titleOf('news', lang, 0));
    await expect(article.getByText(newsDesk(lang))).toBeVisible();
    await expect(article.getByText('A short description.')).toBeVisible();
    for (const paragraph of bodyOf('news', lang, 0).split('\n\n'))
      await expect(article.locator('p', { hasText: paragraph })).toHaveText(paragraph);
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
  });

  test(`Back on an article in ${lang} that opened in a new tab goes home`, async ({
    page,
    context,
  }) => {
    await page.goto(at(lang, '/'));
    const opened = context.waitForEvent('page');
    await page
      .locator(`a[href$="/news/breaking-${lang}-3"]`)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.getByRole('link', { name: words.Reader.back }).click();
    await expect(tab).toHaveURL(at(lang, '/'));
  });
}

test('Back on the article’s own page goes to the page before', async ({ page }) => {
  await page.goto('/technology');
  await page.goto('/news/news-en-0');
  await page.getByRole('link', { name: WORDS.en.Reader.back }).click();
  await expect(page).toHaveURL('/technology');
});

test('an article with video and YouTube embeds them and makes no call before a click', async ({
  page,
  context,
  site,
}) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  await page.goto('/news/breaking-en-1');
  await expect(page.locator('figure video')).toHaveAttribute('src', /narmada-evening\.webm$/);
  await page.goto('/news/breaking-en-2');
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([site]);
  await page.getByRole('link', { name: WORDS.en.Reader.playVideo }).click();
  await expect(page.locator('figure iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`the article in ${lang} is complete`, async ({ page }) => {
      await openWhole(page, at(lang, `/news/featured-${lang}-0`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        titleOf('featured', lang, 0),
      );
      for (const paragraph of bodyOf('featured', lang, 0).split('\n\n'))
        await expect(page.locator('p', { hasText: paragraph })).toBeVisible();
      await expect(page.getByRole('link', { name: WORDS[lang].Reader.back })).toHaveAttribute(
        'href',
        at(lang, '/'),
      );
      await expect(page.getByRole('link', { name: WORDS[lang].Share.telegram })).toHaveAttribute(
        'href',
        /^https:\/\/t\.me\/share/,
      );
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`an unknown article in ${lang} still says so`, async ({ page, expectComplaint }) => {
      expectComplaint(/404/);
      await page.goto(at(lang, '/news/nobody-wrote-this'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[lang].Reader.missing);
    });
  }
});

test('a page reads each feed once', async ({ upstream, request }) => {
  for (const path of ['/', '/news/news-en-0', '/news/nobody-wrote-this']) {
    upstream.forget();
    await request.get(path);
    expect(FEEDS.map((feed) => upstream.callsOf(feed).length).filter((calls) => calls > 1)).toEqual(
      [],
    );
  }
});

test('control characters in a story neither show nor break its page', async ({
  upstream,
  page,
}) => {
  upstream.add(
    'news',
    newsItem('en', 0, {
      id: 'controls',
      title: 'Old\u0000 gate\u0085',
      description: '\u0000',
      city: '\u0007',
      highlights: ['\u0000', 'One\u001f'],
    }),
  );
  await page.goto('/news/controls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old gate');
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText(['One']);
  // Once more where islands draw it: what they complain of fails the test.
  await page.goto('/india');
  await expect(page.getByRole('link', { name: 'Old gate', exact: true }).first()).toBeVisible();
});
