import type { APIRequestContext } from '@playwright/test';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { ROUTES, UNKNOWN_SUBCATEGORIES } from '../routes';
import { minutesAgo, newsItem } from '../stories';
import { at, LANGS, WORDS } from '../words';
import { HOSTILE, HOSTILE_IDS, inXml, pathOfId } from './hostile';
import { schemaFaultsOf } from './schemas';
import { entriesOf } from './sitemapEntries';

const FILES = ['pages.xml', 'stories.xml', 'news.xml'] as const;

const textAt = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const sitemap = async (request: APIRequestContext, file: string) =>
  entriesOf(await textAt(request, `/sitemaps/${file}`));

test('robots.txt lets everybody in and leads to the sitemaps', async ({ request, site }) => {
  const response = await request.get('/robots.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const lines = (await response.text()).split('\n').filter(Boolean);
  expect(lines).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /search?',
    'Disallow: /hi/search?',
    `Sitemap: ${site}/sitemap.xml`,
  ]);
  for (const line of lines.filter((one) => one.startsWith('Sitemap'))) {
    expect((await request.get(line.slice('Sitemap: '.length))).headers()['content-type']).toBe(
      'application/xml; charset=utf-8',
    );
  }
});

test('the index and its sitemaps are valid, and sent once', async ({ request, site }) => {
  const index = await textAt(request, '/sitemap.xml');
  expect(await schemaFaultsOf('siteindex.xsd', { index })).toEqual([]);
  expect(
    [...index.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc]) => loc),
  ).toEqual(FILES.map((file) => `${site}/sitemaps/${file}`));
  const documents = Object.fromEntries(
    await Promise.all(
      FILES.map(async (file) => [file, await textAt(request, `/sitemaps/${file}`)] as const),
    ),
  );
  expect(await schemaFaultsOf('sitemap.xsd', documents)).toEqual([]);
  for (const path of ['/sitemap.xml', ...FILES.map((file) => `/sitemaps/${file}`), '/robots.txt']) {
    const { etag = '' } = (await request.get(path)).headers();
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
});

// That each page describes itself as its sitemap does is seen by the crawl.
test('pages.xml has every page that may be kept', async ({ request, site }) => {
  const entries = await sitemap(request, 'pages.xml');
  const paths = ROUTES.filter(
    (path) => !['/search', '/my', ...UNKNOWN_SUBCATEGORIES].includes(path),
  );
  expect(entries.map(({ loc }) => loc).sort()).toEqual(
    LANGS.flatMap((lang) => paths.map((path) => new URL(at(lang, path), site).href)).sort(),
  );
});

test('stories.xml has every story in both languages', async ({ upstream, request, site }) => {
  for (const id of HOSTILE_IDS) upstream.add('news', newsItem('en', 0, { id }));
  const entries = await sitemap(request, 'stories.xml');
  const ids = ['breaking-news', 'featured-stories', 'news'].flatMap((feed) =>
    upstream.news[feed as 'news'].map(({ id }) => String(id)),
  );
  expect(entries.map(({ loc }) => loc).sort()).toEqual(
    LANGS.flatMap((lang) => ids.map((id) => `${site}${at(lang, pathOfId(id))}`)).sort(),
  );
  expect(
    entries.filter(
      ({ picture, lastmod }) => !/\/pictures\/[^/]+\.16x9\.jpg$/.test(picture ?? '') || !lastmod,
    ),
  ).toEqual([]);
});

for (const lang of LANGS) {
  test(`news.xml has the stories in ${lang} of the last 48 hours`, async ({
    upstream,
    request,
    site,
  }) => {
    upstream.news = { ...upstream.news, 'breaking-news': [], 'featured-stories': [], news: [] };
    const published = {
      within: minutesAgo(48 * 60 - 1),
      beyond: minutesAgo(48 * 60 + 1),
      coming: minutesAgo(-5),
    };
    for (const [id, timestamp] of Object.entries(published))
      upstream.add('news', newsItem(lang, 0, { id, timestamp }));
    upstream.add('news', newsItem(lang, 0, { id: 'undated', timestamp: undefined }));
    expect(await sitemap(request, 'news.xml')).toEqual([
      {
        loc: `${site}${at(lang, '/news/within')}`,
        name: WORDS[lang].Channel.name,
        language: lang,
        published: published.within,
        title: String(newsItem(lang, 0).title),
        alternates: {},
        lastmod: undefined,
        picture: undefined,
      },
    ]);
  });
}

test('hostile stories break no sitemap', async ({ upstream, request }) => {
  for (const [index, title] of HOSTILE.entries()) {
    upstream.add(
      'news',
      newsItem('en', 0, {
        id: `hostile-${index}`,
        title,
        content: title,
        category: title,
        state: title,
        imageUrl: `/pictures/a.jpg?x=${encodeURIComponent(title.replace(/\p{Surrogate}/gu, ''))}&y='<`,
        timestamp: minutesAgo(index),
      }),
    );
  }
  for (const id of HOSTILE_IDS)
    upstream.add('news', newsItem('en', 0, { id, timestamp: minutesAgo(20) }));
  for (const id of ['..', '.'])
    upstream.add('news', newsItem('en', 0, { id, title: 'No URL can hold this' }));
  const documents = Object.fromEntries(
    await Promise.all(
      FILES.map(async (file) => [file, await textAt(request, `/sitemaps/${file}`)] as const),
    ),
  );
  expect(await schemaFaultsOf('sitemap.xsd', documents)).toEqual([]);
  expect(
    await schemaFaultsOf('siteindex.xsd', { index: await textAt(request, '/sitemap.xml') }),
  ).toEqual([]);
  expect(entriesOf(documents['news.xml'] ?? '').map(({ title }) => title)).toEqual(
    expect.arrayContaining(HOSTILE.map(inXml)),
  );
  expect(
    entriesOf(documents['stories.xml'] ?? '').filter(
      ({ loc }) => new URL(loc).pathname.length < '/news/a'.length,
    ),
  ).toEqual([]);
});

// Every other fault comes to the same (`app/api/faultMatrix.wide.test.ts`).
test('no story is dropped whichever feed fails after a good answer', async ({
  upstream,
  request,
}) => {
  const before = await Promise.all(FILES.map((file) => sitemap(request, file)));
  for (const feed of ['breaking-news', 'featured-stories', 'news'] as const) {
    upstream.fail(FAULTS['status 500'], feed);
    expect(await Promise.all(FILES.map((file) => sitemap(request, file)))).toEqual(before);
    upstream.mend(feed);
  }
});

test('ten thousand stories are all listed', async ({ upstream, request, site }) => {
  const news = Array.from({ length: 10_000 }, (_, index) =>
    newsItem('en', 0, { id: `many-${index}`, content: 'Short.', timestamp: minutesAgo(index) }),
  );
  upstream.news = { posters: [], 'breaking-news': [], 'featured-stories': [], news };
  for (const file of FILES) expect((await request.get(`/sitemaps/${file}`)).status()).toBe(200);
  const read = () =>
    Promise.all(['stories.xml', 'stories-2.xml'].map((file) => sitemap(request, file)));
  // Until a busy machine has read so many, the list before stands in.
  await expect
    .poll(async () => (await read()).map(({ length }) => length))
    .toEqual([10_000, 10_000]);
  const files = await read();
  const listed = new Set(files.flat().map(({ loc }) => loc));
  expect(news.filter(({ id }) => !listed.has(`${site}/news/${id}`))).toEqual([]);
});

for (const wrong of [
  '/sitemaps/other.xml',
  '/sitemaps/stories-1.xml',
  '/sitemaps/stories-2.xml',
  '/sitemaps/pages-2.xml',
  '/sitemaps/stories.txt',
  '/sitemaps/stories-99999.xml',
]) {
  test(`there is no ${wrong}`, async ({ request }) => {
    expect((await request.get(wrong)).status()).toBe(404);
  });
}
