import { expect, test } from '../fixtures';
import { tagsIn } from '../html';
import { startSite } from '../site';
import { schemaFaultsOf } from './schemas';

test('a site whose provider never answered has its pages in the sitemap, and no empty list of news', async () => {
  const { origin, server } = await startSite({ NEWS_API_URL: 'http://localhost:9' });
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, text: await response.text() };
  };
  try {
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
  } finally {
    await server.stop();
  }
});
