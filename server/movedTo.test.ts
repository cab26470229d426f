import { createRedirects } from '@/lib/oldAddresses/redirectRules.mjs';
import { createMovedTo, createPageAddress } from './movedTo.mjs';

const movedTo = createMovedTo({
  settings: {
    NEWS_SOURCE: 'wordpress',
    NEWS_API_URL: 'https://cms.example.org',
    SITE_URL: 'https://www.example.org',
  },
  redirects: [
    ['/purana', '/india', 301],
    ['/story.php?id=7', '/news/7', 308],
    ['/blog/*', '/tag/:splat', 302],
    ['/blog/2019/*', 'https://archive.example.org/:splat', 308],
    ['/pages/*', '/contact-us', 308],
    ['/पुराना', '/hi', 308],
    ['/files/*', '/:splat', 308],
  ],
  files: ['rss.xml'],
});

it.each([
  ['/feed/', { status: 308, location: '/feeds/en/all.rss' }],
  ['/rss.xml', null], // the newsroom's own
  [
    '/wp-content/uploads/a.jpg',
    { status: 302, location: 'https://cms.example.org/wp-content/uploads/a.jpg' },
  ],
  ['/india', null],
  ['/purana', { status: 301, location: '/india' }],
  ['/purana/', { status: 301, location: '/india' }],
  ['/purana?fbclid=1', { status: 301, location: '/india' }],
  ['/purana/x', null],
  ['/story.php?id=7', { status: 308, location: '/news/7' }],
  ['/story.php?id=8', null],
  ['/blog', null],
  ['/blog/a/b%20c/', { status: 302, location: '/tag/a/b%20c' }],
  ['/blog/2019/x', { status: 308, location: 'https://archive.example.org/x' }],
  ['/pages/x', { status: 308, location: '/contact-us' }],
  ['/%E0%A4%AA%E0%A5%81%E0%A4%B0%E0%A4%BE%E0%A4%A8%E0%A4%BE/', { status: 308, location: '/hi' }],
  ['/files//evil.example', { status: 308, location: '/evil.example' }],
  ['/files/\\evil.example', { status: 308, location: '/evil.example' }],
])('%s is answered with %j', (address, answer) => {
  const [pathname = '', query] = address.split('?');
  expect(movedTo({ pathname, query: query === undefined ? '' : `?${query}` })).toEqual(answer);
});

it('asks as often for a path, however many rules there are', () => {
  const rules = Array.from({ length: 10_000 }, (_, at) => [`/old/${at}`, '/india', 308] as const);
  const get = jest.spyOn(Map.prototype, 'get');
  const find = createRedirects(rules);
  get.mockClear();
  expect(find('/a/b', '')).toBeNull();
  expect(get.mock.calls.length).toBeLessThan(10);
  get.mockRestore();
});

it.each([
  ['/slug.html', '/slug'],
  ['/%E0%A4%AA.HTM', '/%E0%A4%AA'],
  ['/slug.aspx', '/slug'],
  ['/google0a1b.html', '/google0a1b.html'],
  ['/wp-login.php', '/wp-login.php'],
  ['/robots.txt', '/robots.txt'],
  ['/news/a.html', '/news/a.html'],
  ['/.html', '/.html'],
])('%s asks for the page %s', (address, page) => {
  expect(createPageAddress(['google0a1b.html'])(address)).toBe(page);
});
