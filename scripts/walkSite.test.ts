import { startLocalServer } from '@/lib/testing/localServer';
import { walkSite } from './walkSite.mjs';

const FILES: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *',
  '/llms.txt': 'My news',
  '/sitemap.xml': '<urlset/>',
  '/favicon.ico': '',
};

/** Walks over a site of these documents; `SITE` in them is its origin. */
async function walk(documents: Readonly<Record<string, string>>) {
  const served = { ...FILES, ...documents };
  const { url, stop } = await startLocalServer((request, response) => {
    const text = served[request.url ?? ''];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text?.replaceAll('SITE', url));
  });
  try {
    return await walkSite(url, ['Narmada 24']);
  } finally {
    await stop();
  }
}

const SITEMAP = '<loc>SITE/</loc><loc>SITE/sports</loc>';

it('counts the pages, and what they name, once', async () => {
  const found = await walk({
    '/sitemaps/pages.xml': SITEMAP,
    '/': '<a href="/sports#top">Sports</a><img src="/a.png"><img src="/fit?w=3"><meta content="SITE/og/home.jpg">',
    '/sports':
      '<script>">Pages.sports<"</script><a href="https://example.org/x">X</a><img src="/a.png">',
    '/a.png': '',
    '/og/home.jpg': '',
  });
  expect(found).toEqual({ pages: 2, files: 6, faults: [] });
});

it('names what does not answer, has no words or is of another channel', async () => {
  const { faults } = await walk({
    '/sitemaps/pages.xml': SITEMAP,
    '/': '<h1>Pages.home</h1><a href="/gone">Gone</a>',
    '/sports': '<title>Narmada 24</title>',
  });
  expect(faults).toEqual([
    '/: the message Pages.home is missing',
    '/sports: contains “Narmada 24”, the name of a sample channel',
    '/gone: answers 404',
  ]);
});

it.each([
  ['has none', '<urlset/>', ['/sitemaps/pages.xml: lists no page']],
  [
    'is not there',
    undefined,
    ['/sitemaps/pages.xml: answers 404', '/sitemaps/pages.xml: lists no page'],
  ],
])('says so of a sitemap that %s', async (_, sitemap, faults) => {
  expect(
    (await walk(sitemap === undefined ? {} : { '/sitemaps/pages.xml': sitemap })).faults,
  ).toEqual(faults);
});

it('names what nobody answers', async () => {
  const { url, stop } = await startLocalServer((_, response) => response.destroy());
  const { faults } = await walkSite(url, []).finally(stop);
  expect(faults[0]).toMatch(/^\/sitemaps\/pages\.xml: answers nothing: TypeError: fetch failed, /);
});
