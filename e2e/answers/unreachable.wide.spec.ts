import { expect, test } from '../fixtures';
import { tagsIn } from '../html';
import { startSite } from '../site';
import { schemaFaultsOf } from './schemas';

test('a site whose provider never answered has its pages in the sitemap, and empty, valid feeds', async () => {
  const { origin, server } = await startSite({ NEWS_API_URL: 'http://localhost:9' });
  /** The text of what is there all the same, and how caches may keep it. */
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    return { xml: await response.text(), cacheControl: response.headers.get('cache-control') };
  };
  try {
    const [index, pages, stories, news, rss, atom] = await Promise.all([
      read('/sitemap.xml'),
      read('/sitemaps/pages.xml'),
      read('/sitemaps/stories.xml'),
      read('/sitemaps/news.xml'),
      read('/feeds/hi/all.rss'),
      read('/feeds/hi/all.atom'),
    ]);
    expect(
      await Promise.all([
        schemaFaultsOf('siteindex.xsd', { index: index.xml }),
        schemaFaultsOf('sitemap.xsd', { pages: pages.xml }),
        schemaFaultsOf('rss.rng', { rss: rss.xml }),
        schemaFaultsOf('atom.rng', { atom: atom.xml }),
      ]),
    ).toEqual([[], [], [], []]);
    // The sitemap of pages alone, whose pages have no date of their own.
    expect(tagsIn(index.xml, 'loc')).toHaveLength(1);
    expect(tagsIn(pages.xml, 'lastmod')).toEqual([]);
    for (const { xml } of [stories, news]) expect(tagsIn(xml, 'url')).toEqual([]);
    expect(tagsIn(rss.xml, 'item')).toEqual([]);
    expect(tagsIn(atom.xml, 'entry')).toEqual([]);
    expect([rss.cacheControl, atom.cacheControl]).toEqual(['no-store', 'no-store']);
  } finally {
    await server.stop();
  }
});
