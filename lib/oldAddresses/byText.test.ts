import { movedTo, withoutDetours } from './byText.mjs';

/** As `readTarget` cuts it. */
const target = (given: string) => {
  const [pathname = '', query] = given.split('?');
  return { pathname, query: query === undefined ? '' : `?${query}` };
};

it.each([
  ['/feed/', '/feeds/en/all.rss'],
  ['/feed', '/feeds/en/all.rss'],
  ['/FEED/', '/feeds/en/all.rss'],
  ['/feed/?x=1', '/feeds/en/all.rss'],
  ['/feed/atom/', '/feeds/en/all.atom'],
  ['/feed/rss2/', '/feeds/en/all.rss'],
  ['/feed/rdf/', '/feeds/en/all.rss'],
  ['/feed/json/', '/feeds/en/all.json'],
  ['/comments/feed/', '/feeds/en/all.rss'],
  ['/comments/feed/atom/', '/feeds/en/all.atom'],
  ['/rss/', '/feeds/en/all.rss'],
  ['/rss.xml', '/feeds/en/all.rss'],
  ['/feed.xml', '/feeds/en/all.rss'],
  ['/index.xml', '/feeds/en/all.rss'],
  ['/atom.xml', '/feeds/en/all.atom'],
  ['/feed.json', '/feeds/en/all.json'],
  ['/feed/index.xml', '/feeds/en/all.rss'],
  ['/rss/index.xml', '/feeds/en/all.rss'],
  ['/rss/latest.xml', '/feeds/en/all.rss'],
  ['/feeds/all.atom.xml', '/feeds/en/all.atom'],
  ['/feed.atom', '/feeds/en/all.atom'],
  ['/feed.rss', '/feeds/en/all.rss'],
  ['/rss.aspx', '/feeds/en/all.rss'],
  ['/rssfeed.xml', '/feeds/en/all.rss'],
  ['/rss-feed.xml', '/feeds/en/all.rss'],
  ['/index.rdf', '/feeds/en/all.rss'],
  ['/atom', '/feeds/en/all.atom'],
  ['/rss2', '/feeds/en/all.rss'],
  ['/?format=rss', '/feeds/en/all.rss'],
  ['/wp-rss2.php', '/feeds/en/all.rss'],
  ['/wp-atom.php', '/feeds/en/all.atom'],
  ['/hi/feed/', '/feeds/hi/all.rss'],
  ['/hi/rss.xml', '/feeds/hi/all.rss'],
  ['/en/feed/', '/feeds/en/all.rss'],
  ['/feeds/posts/default', '/feeds/en/all.rss'],
  ['/?feed=rss2', '/feeds/en/all.rss'],
  ['/hi/?feed=atom', '/feeds/hi/all.atom'],
  ['/index.php?feed=comments-rss2', '/feeds/en/all.rss'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
  ['/wp-sitemap-posts-post-1.xml', '/sitemap.xml'],
  ['/sitemap_index.xml', '/sitemap.xml'],
  ['/sitemap-index.xml', '/sitemap.xml'],
  ['/sitemap1.xml', '/sitemap.xml'],
  ['/sitemap.xml.gz', '/sitemap.xml'],
  ['/sitemap.txt', '/sitemap.xml'],
  ['/post-sitemap.xml', '/sitemap.xml'],
  ['/post-sitemap12.xml', '/sitemap.xml'],
  ['/sitemap-posts.xml', '/sitemap.xml'],
  ['/hi/sitemap_index.xml', '/sitemap.xml'],
  ['/sitemap-news.xml', '/sitemaps/news.xml'],
  ['/news-sitemap.xml', '/sitemaps/news.xml'],
  ['/googlenews.xml', '/sitemaps/news.xml'],
  ['/sitemap/sitemap.xml', '/sitemap.xml'],
  ['/sitemap/post-sitemap.xml', '/sitemap.xml'],
  ['/sitemap/news.xml', '/sitemaps/news.xml'],
  ['/sitemap.aspx', '/sitemap.xml'],
  ['/?s=rain', '/search?q=rain'],
  ['/?s=%E0%A4%AC%E0%A4%BE+%26', '/search?q=%E0%A4%AC%E0%A4%BE%20%26'],
  ['/hi/?s=rain', '/hi/search?q=rain'],
  ['/index.php?s=rain', '/search?q=rain'],
  ['/?tag=rain', '/tag/rain'],
  ['/?author_name=asha', '/author/asha'],
  ['/index.php', '/'],
  ['/hi/index.php?fbclid=1', '/hi'],
  ['/?s=https://evil.example', '/search?q=https%3A%2F%2Fevil.example'],
  ['/?tag=//evil.example', '/tag/%2F%2Fevil.example'],
])('%s leads to %s', (address, page) => {
  expect(movedTo(target(address))).toBe(page);
});

it.each([
  '/',
  '/hi',
  '/?s=08',
  '/?p=7',
  '/?s=',
  '/sitemap.xml',
  '/sitemaps/news.xml',
  '/feeds/en/all.rss',
  '/india',
  '/feed/7',
  '/ghost/',
  '/wp-login.php',
  '/index.php?p=7',
  '/news/feed.xml',
  '/robots.txt',
])('%s is not led on by its text', (address) => {
  expect(movedTo(target(address))).toBeNull();
});

it.each([
  ['/2026/11/slug/', '/2026/11/slug'],
  ['/hi/2026/11/slug/', '/hi/2026/11/slug'],
  ['/HI/2026/11/slug/', '/hi/2026/11/slug'],
  ['/en/2026/11/slug/', '/2026/11/slug'],
  ['/sports/slug-of-a-story/', '/sports/slug-of-a-story'],
  ['/hi/NEWS/101/', '/hi/NEWS/101'],
  ['/index.php?p=7', '/'],
  ['/hi/index.php?p=7', '/hi'],
  ['/?category_name=world', '/category/world'],
  ['/hi?category_name=a/b%3F', '/hi/category/a/b%3F'],
])('%s comes to the pages as %s', (address, path) => {
  expect(withoutDetours(target(address))).toBe(path);
});

it.each([
  '/',
  '/hi/',
  '/en/',
  '/en/india',
  '/india/',
  '/hi/sports/cricket/',
  '/india/gujarat/',
  '/news/101/',
  '/tag/rain/',
  '/HI/news/101',
  '/api/ready/',
  '/lite/2026/11/slug/',
  '/en//evil.example',
  '//evil.example',
])('%s comes to them as it is', (address) => {
  expect(withoutDetours(target(address))).toBe(address);
});
