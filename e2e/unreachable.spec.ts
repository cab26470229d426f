import { expect, test } from './fixtures';
import { faultsOf } from './schemas';
import { startSite } from './site';

const FOR_MACHINES = [
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/stories.xml',
  '/sitemaps/news.xml',
  '/feeds/hi/all.rss',
  '/feeds/hi/all.atom',
] as const;

test('a site whose provider never answered has its pages in the sitemap, and empty, valid feeds', async () => {
  const { origin, server } = await startSite({ NEWS_API_URL: 'http://localhost:9' });
  try {
    const [index, pages, stories, news, rss, atom] = await Promise.all(
      FOR_MACHINES.map(async (path) => {
        const response = await fetch(origin + path);
        return { response, text: await response.text() };
      }),
    );
    const read = [index, pages, stories, news, rss, atom];
    expect(read.map((one) => one?.response.status)).toEqual(FOR_MACHINES.map(() => 200));
    expect(
      await Promise.all([
        faultsOf('siteindex.xsd', { index: index?.text ?? '' }),
        faultsOf('sitemap.xsd', { pages: pages?.text ?? '' }),
        faultsOf('rss.rng', { rss: rss?.text ?? '' }),
        faultsOf('atom.rng', { atom: atom?.text ?? '' }),
      ]),
    ).toEqual([[], [], [], []]);
    const counted = (one: typeof index, tag: string) => one?.text.split(`<${tag}>`).length ?? 0;
    expect([counted(index, 'loc') - 1, counted(pages, 'lastmod') - 1]).toEqual([1, 0]);
    expect(
      [stories, news, rss, atom].flatMap((one) =>
        ['url', 'item', 'entry'].filter((tag) => counted(one, tag) > 1),
      ),
    ).toEqual([]);
    for (const feed of [rss, atom])
      expect(feed?.response.headers.get('cache-control')).toBe('no-store');
  } finally {
    await server.stop();
  }
});
