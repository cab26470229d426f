import type { APIRequestContext } from '@playwright/test';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { headlineOf, linksIn, textOf } from '../html';
import { breakingItem, FEEDS, featuredStory, newsItem, titleOf } from '../stories';
import { at, LANGS, WORDS } from '../words';

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

/** That each feed reads each of them, `lib/provider/api/feeds.test.ts` shows. */
const IDENTITIES = [
  ['a number', 'breaking-news', { id: 4711 }, '/news/4711'],
  ['a text', 'featured-stories', { id: '4711' }, '/news/4711'],
  ['_id', 'news', { id: undefined, _id: 'x-4711' }, '/news/x-4711'],
  ['_id beside another id', 'breaking-news', { id: 1, _id: 'x-4711' }, '/news/x-4711'],
  [
    'letters that need escaping',
    'featured-stories',
    { id: 'नर्मदा/a b?c,d.1' },
    `/news/${encodeURIComponent('नर्मदा/a b?c,d.1')}`,
  ],
  ['a percent sign', 'news', { id: '100%-sure' }, '/news/100%25-sure'],
] as const;

for (const [name, feed, identity, path] of IDENTITIES) {
  test(`an article of ${feed} with ${name}`, async ({ upstream, request }) => {
    upstream.add(feed, { ...newsItem('en', 0), ...identity, title: 'The one that is sought' });
    const { status, headline } = await read(request, path);
    expect([status, headline]).toEqual([200, 'The one that is sought']);
  });
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
    const path = at(lang, '/news/not-among-the-last');
    const { status, headline, text, html } = await read(request, path);
    expect([status, headline]).toEqual([503, words.Reader.unavailable]);
    expect(text).toContain(words.Reader.unavailableWhy);
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
}

test('a page reads each feed once', async ({ upstream, request }) => {
  for (const path of ['/', '/news/news-en-0', '/news/nobody-wrote-this']) {
    upstream.forget();
    await request.get(path);
    expect(FEEDS.map((feed) => upstream.callsOf(feed).length).filter((calls) => calls > 1)).toEqual(
      [],
    );
  }
});
