export const ROUTES = [
  '/',
  '/hi',
  '/hi/india',
  '/tools/emi-calculator',
  '/search?q=rain',
  '/news/nobody-wrote-this',
  '/api/health',
  '/api/trending?lang=hi',
  '/api/updates?lang=hi&lists=posters,trending',
  '/feeds/en/all.rss',
  '/icons.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/nothing-here',
  '/wp-login.php',
  '/en/india',
];

/** Headers that Next, proxies and our own server set for one another. */
export const SPOOFED = {
  'x-nonce': 'evil.example',
  'x-pathname': '/evil.example',
  'content-security-policy': "script-src 'nonce-evil.example'",
  'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
  'x-middleware-rewrite': 'https://evil.example/',
  'x-middleware-next': '1',
  'x-middleware-prefetch': '1',
  'x-invoke-path': '/evil.example',
  'x-invoke-status': '500',
  'x-matched-path': '/evil.example',
  'x-now-route-matches': '1=evil.example',
  'x-next-intl-locale': 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-url': '/evil.example',
  'x-rewrite-url': '/evil.example',
  'x-http-method-override': 'DELETE',
  forwarded: 'host=evil.example',
};

export const BAD_PATHS = [
  '/%',
  '/hi/%',
  '/news/%E0%A4%A',
  '/india/%ff',
  '/api/%',
  '/_next/%',
  '/feeds/%',
  '/news/%00',
  '/news/%0d%0aset-cookie:a=b',
  '/%0a%0dfake:line',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/pictures/..%2f..%2fpackage.json',
  '/_next/static/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/\\..\\..\\etc\\passwd',
  '//evil.example/x',
  '///evil.example//',
  '/\\evil.example',
  '/hi//evil.example',
  '/en//evil.example',
  '/.env',
  '/.git/config',
  '/server/server.mjs',
  '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75',
  '/pictures/fit?url=http://169.254.169.254/&w=640',
  '/news/constructor',
  '/api/__proto__',
  `/news/${'x'.repeat(8_000)}`,
  `/${'a/'.repeat(3_000)}`,
  `/search?q=${'%E0%A4%95'.repeat(800)}`,
  `/search?q=${'a+'.repeat(3_000)}`,
  `/api/stories?ids=${'x,'.repeat(3_000)}`,
  `/?${'a=1&'.repeat(2_000)}`,
  '/search?q=%00%ff%fe&page=-1',
  '/?breaking[]=all&breaking=all&page=1e999',
];

/** Other spellings of page URLs, which a cache would store as separate pages. */
export const DOT_SEGMENTS = [
  '/./hi',
  '/hi/../hi',
  '/%2e/hi',
  '/hi/%2E%2e/hi',
  '/hi\\..\\hi',
  '/og/../hi/search?q=a',
  '/feeds/%2e%2e/hi',
  '/pictures/./fit?url=a&w=320',
];

/** Spellings of a draft's URL, whose token must reach neither a cache nor anybody else. */
export const DRAFT_SPELLINGS = [
  '/preview',
  '/hi/preview',
  '/%70review',
  '/hi/pre%76iew',
  '/h%69/preview',
  '//preview',
  '/hi//preview//',
  '/\\preview',
  '/preview/',
  '/en/preview',
  '/HI/Preview',
  '/en/hi/preview',
];

/** @type {readonly ((url: string) => string)[]} Other spellings of the URL of a resized picture. */
export const PICTURE_SPELLINGS = [
  (url) => url.replace('?url', '?%75rl'),
  (url) => url.replace('http', '%68ttp'),
  (url) => url.replaceAll('%3A', '%3a'),
  (url) => url.replaceAll('%2F', '/'),
  (url) => `${url}&`,
  (url) => `${url}&x=1`,
  (url) => url.replace(/%2F(?=[^%]+&w)/, '%2F%2F'),
  (url) =>
    url.replace(/%2F(\w)(?=[^%]+&w)/, (_, letter) => `%2F%25${letter.charCodeAt(0).toString(16)}`),
];

/** @type {readonly Record<string, string | string[]>[]} Headers of Next's router and preview mode. */
export const ROUTER_HEADERS = [
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': 'br' },
  { rsc: ['1', '0'], 'next-router-prefetch': ['1', '2'] },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/hi' },
  { cookie: '__prerender_bypass=x; __next_preview_data=y' },
];

/** @type {readonly Record<string, string>[]} */
export const ODD_HEADERS = [
  { 'if-none-match': '*' },
  { 'if-none-match': '"'.repeat(8_000) },
  { 'if-none-match': 'W/"x",'.repeat(1_500) },
  { 'if-modified-since': 'Infinity' },
  { range: `bytes=${'0-1,'.repeat(1_500)}0-` },
  { range: 'bytes=-99999999999999999999' },
  { 'accept-encoding': 'gzip;q=0, *;q=NaN, br;q=1e999' },
  { accept: '*/*,'.repeat(2_000) },
  { 'accept-language': 'hi-'.repeat(3_000) },
  { cookie: 'NEXT_LOCALE=../../evil; __proto__=1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22__proto__%22%5D' },
  { 'next-router-prefetch': '1', 'next-url': '//evil.example' },
];

export const OVERLONG = [
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\n${'x: y\r\n'.repeat(20_000)}\r\n`,
  `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
];

export const NOT_HTTP = [
  'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
  'GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0\0\0\0',
];
