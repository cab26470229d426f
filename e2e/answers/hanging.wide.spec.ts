import { type APIRequestContext, expect } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { FAULTS } from '../faults';
import { test } from '../fixtures';
import { headlineOf, textOf } from '../html';
import { startSite } from '../site';
import { FEEDS, titleOf } from '../stories';
import { at, homeFailures, LANGS, WORDS } from '../words';

// A provider that takes calls and never answers, for a site that waits 3 s for it, as by default.
// Every other fault comes to the same (`app/api/faultMatrix.wide.test.ts`). One worker, whose site all
// of them share.
test.describe.configure({ mode: 'default' });

const HANGS = FAULTS['never answers'];
let impatient: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async ({ provider }) => {
  impatient = await startSite({ NEWS_API_URL: provider.origin, NEWS_TIMEOUT_MS: '3000' });
});
test.afterAll(async () => void (await impatient.server.stop()));

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(impatient.origin + path);
  const body = await response.text();
  return {
    status: response.status(),
    headers: response.headers(),
    body,
    text: textOf(body),
    headline: headlineOf(body),
  };
}

for (const lang of LANGS) {
  const { Reader } = WORDS[lang];

  test(`home and an article in ${lang} while every feed hangs`, async ({ upstream, request }) => {
    upstream.fail(HANGS, ...FEEDS);
    const [home, article] = await Promise.all([
      read(request, at(lang, '/')),
      read(request, at(lang, `/news/news-${lang}-0`)),
    ]);
    expect(home.status).toBe(200);
    expect(homeFailures(lang).filter((message) => !home.text.includes(message))).toEqual([]);
    expect([article.status, article.headline]).toEqual([503, Reader.unavailable]);
    expect(article.text).toContain(Reader.unavailableWhy);
    expect(article.text).not.toContain(Reader.missingWhy);
  });
}

test('an article, its Markdown and its data while its own source hangs', async ({
  upstream,
  request,
}) => {
  upstream.fail(HANGS, 'news');
  const [page, markdown, data, other] = await Promise.all([
    read(request, '/news/news-en-0'),
    read(request, '/news/news-en-0.md'),
    read(request, '/api/stories?ids=news-en-0'),
    read(request, '/news/featured-en-0'),
  ]);
  for (const { status, headers } of [page, markdown])
    expect([status, headers['retry-after']]).toEqual([503, '120']);
  expect([data.status, data.headers['cache-control']]).toEqual([502, 'no-store']);
  // What the others have is found all the same.
  expect([other.status, other.headline]).toEqual([200, titleOf('featured', 'en', 0)]);
});

test('an article is found in the last source while those before it hang', async ({
  upstream,
  request,
}) => {
  upstream.fail(HANGS, 'posters', 'breaking-news', 'featured-stories');
  const { status, headline } = await read(request, '/news/news-en-0');
  expect([status, headline]).toEqual([200, titleOf('news', 'en', 0)]);
});

test('feeds and sitemaps keep every story while every feed hangs after a good answer', async ({
  upstream,
  request,
}) => {
  const all = () =>
    Promise.all(
      ['/feeds/en/all.rss', '/sitemaps/stories.xml', '/sitemaps/news.xml'].map(async (path) => {
        const { body } = await read(request, path);
        return path.endsWith('.rss')
          ? (parseRssFeed(body).items ?? []).map(({ guid }) => guid?.value)
          : [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
      }),
    );
  const before = await all();
  expect(before.filter((stories) => stories.length < 2)).toEqual([]);
  upstream.fail(HANGS, ...FEEDS);
  expect(await all()).toEqual(before);
});
