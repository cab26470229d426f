import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../fixtures';
import { WORDS } from '../words';
import { statusOf } from './statusOf';

/** One of every kind of route, with the status of an ordinary request. */
const ROUTES: readonly [path: string, status: number][] = [
  ['/', 200],
  ['/hi', 200],
  ['/news/news-en-0', 200],
  ['/news/nobody-wrote-this', 404],
  ['/hi/india', 200],
  ['/tools/emi-calculator', 200],
  ['/search?q=rain', 200],
  ['/api/health', 200],
  ['/api/posters', 200],
  ['/api/trending?lang=hi', 200],
  ['/feeds/en/all.rss', 200],
  ['/news/news-en-0.md', 200],
  ['/og/any.jpg', 200],
  ['/icons.svg', 200],
  ['/favicon.ico', 200],
  ['/manifests/en.webmanifest', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/llms.txt', 200],
  ['/nothing-here', 404],
  ['/api/nope/x', 404],
  ['/wp-login.php', 404],
  ['/_next/static/none.js', 404],
  ['/en/india', 307],
];

const UNDECODABLE = [
  '/%',
  '/hi/%',
  '/tools/%',
  '/india/%ff',
  '/news/%E0%A4%A',
  '/hi/news/%ff',
  '/api/%',
  '/og/%',
  '/_next/%',
  '/feeds/%',
  '/icons/%',
  '/sitemaps/%c3',
];

test('Next: a path that cannot be decoded is a 500; here it is a 400', async ({ site }) => {
  for (const path of UNDECODABLE) expect([path, await statusOf(site, path)]).toEqual([path, 400]);
});

test('Next: a condition or a range that cannot be met is a 500; here it is ignored', async ({
  site,
}) => {
  for (const [name, value] of [
    ['range', 'bytes=999999999-'],
    ['range', 'bytes=5-1'],
    ['if-match', '"another"'],
    ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ] as const)
    for (const path of ['/', '/api/posters', '/icons.svg', '/scenes/cricket.svg']) {
      expect([name, path, await statusOf(site, path, { [name]: value })]).toEqual([
        name,
        path,
        200,
      ]);
    }
});

test('Next: prefetches of its older router get {}, others of its headers a 500; here the page', async ({
  site,
}) => {
  for (const [name, value] of [
    ['x-middleware-prefetch', '1'],
    ['rsc', '1'],
    ['next-router-state-tree', 'broken'],
  ] as const) {
    const response = await fetch(`${site}/india`, { headers: { [name]: value } });
    const isPage = (await response.text()).startsWith('<!DOCTYPE html>');
    expect([name, response.status, isPage]).toEqual([name, 200, true]);
  }
});

test('Next: connections that ask for an upgrade stay open for good; here they are answered and closed', async ({
  site,
}) => {
  const { hostname, port } = new URL(site);
  // Next adds its listener with its first request.
  expect(await statusOf(site, '/')).toBe(200);
  for (const path of ['/', '/api/health', '/_next/webpack-hmr'])
    for (const offer of ['websocket', 'h2c', 'TLS/1.0']) {
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: ${offer}\r\n\r\n`,
      );
      const status = path.startsWith('/_next/') ? 404 : 200;
      expect([path, offer, (await text(socket)).slice(0, 12)]).toEqual([
        path,
        offer,
        `HTTP/1.1 ${status}`,
      ]);
    }
});

test('Next: redirects / to itself where its host name is 127.0.0.1; here it does not', async ({
  site,
}) => {
  for (const host of [new URL(site).host, '127.0.0.1', 'localhost'])
    expect([host, await statusOf(site, '/', { host })]).toEqual([host, 200]);
});

test('Next: scripts in the head are asked for before the first frame; here after it', async ({
  site,
}) => {
  for (const path of ['/', '/hi/india', '/news/news-en-0', '/search?q=rain', '/nothing-here']) {
    const html = await (await fetch(site + path)).text();
    const tags = html.match(/<script src="\/_next\/[^>]*>|<link rel="preload" as="script"/g);
    expect([path, tags]).toEqual([path, [expect.stringContaining('noModule')]]);
    expect(html).toContain('requestAnimationFrame');
  }
});

test('every response carries the security headers, and none of the site’s own', async ({
  site,
}) => {
  for (const path of [...ROUTES.map(([path]) => path), '/hi/%']) {
    const { headers } = await fetch(site + path, {
      redirect: 'manual',
      headers: { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" },
    });
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'x-permitted-cross-domain-policies',
      'cross-origin-resource-policy',
      'strict-transport-security',
    ]) {
      expect([path, name, headers.has(name)]).toEqual([path, name, true]);
    }
    expect([
      path,
      headers.has('x-middleware-rewrite'),
      headers.get('content-security-policy')?.includes('mine'),
    ]).toEqual([path, false, false]);
  }
});

test('a body is refused before it is sent', async ({ site }) => {
  for (const path of ['/', '/hi/contact-us', '/api/posters', '/nothing-here', '/icons.svg']) {
    const refused = await new Promise((done, fail) => {
      const sent = ask(
        site + path,
        { method: 'POST', headers: { 'content-length': 9_000_000 } },
        ({ statusCode, headers }) => {
          sent.destroy();
          done([path, statusCode, headers.allow]);
        },
      );
      sent.on('error', fail).flushHeaders();
    });
    expect(refused).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
  }
});

for (const path of ['/ads.txt', '/humans.txt'])
  test(`${path}, which the site has not, is called a missing page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<title>${WORDS.en.NotFound.title} | ${WORDS.en.Channel.name}</title>`);
    expect(html).not.toMatch(/<meta (name="description"|property="og:)/);
  });

test('a URL that cannot be decoded is not a fault of the server', async ({ request }) => {
  for (const path of ['/news/%zz', '/%E0%A4%A', '/news/a%25', '/nothing%25']) {
    expect([path, Math.floor((await request.get(path)).status() / 100)]).toEqual([path, 4]);
  }
});
