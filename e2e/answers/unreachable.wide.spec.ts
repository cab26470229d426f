import { AS_EDGE } from '../../scripts/testSiteFolder.mjs';
import { expect, test } from '../fixtures';
import { tagsIn } from '../html';
import { startSite } from '../site';
import { NEWS_PAGES } from './newsPages';
import { schemaFaultsOf } from './schemas';

// A site that never had any news, since nothing listens where it asks; every other fault comes to the same.

let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite({ NEWS_API_URL: 'http://localhost:9', TRUSTED_EDGES: '127.0.0.1' });
});
test.afterAll(async () => void (await site.server.stop()));

async function read(path: string, headers = {}) {
  const response = await fetch(site.origin + path, { headers });
  const { status } = response;
  return { status, kept: response.headers.get('cache-control'), text: await response.text() };
}

test('a site that never had any news has its pages in the sitemap, and no empty list of news', async () => {
  const [index, pages, ...lists] = await Promise.all([
    read('/sitemap.xml'),
    read('/sitemaps/pages.xml'),
    read('/sitemaps/stories.xml'),
    read('/sitemaps/news.xml'),
    read('/feeds/hi/all.rss'),
    read('/feeds/hi/all.atom'),
  ]);
  expect(
    await Promise.all([
      schemaFaultsOf('siteindex.xsd', { index: index.text }),
      schemaFaultsOf('sitemap.xsd', { pages: pages.text }),
    ]),
  ).toEqual([[], []]);
  // The sitemap of pages alone, whose pages have no date of their own.
  expect(tagsIn(index.text, 'loc')).toHaveLength(1);
  expect(tagsIn(pages.text, 'lastmod')).toEqual([]);
  expect(lists.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
});

test('without any news an edge gets 503 and the page, a reader the page as ever', async () => {
  for (const path of NEWS_PAGES) {
    const [reader, edge] = [await read(path), await read(path, AS_EDGE)];
    expect([path, reader.status, edge.status, edge.kept]).toEqual([path, 200, 503, 'no-store']);
    expect(edge.text).toContain('</h1>');
  }
  for (const path of ['/tools/emi-calculator', '/privacy-policy', '/api/ready'])
    expect((await read(path, AS_EDGE)).status).toBe(200);
});
