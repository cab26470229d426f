import { CACHE_CONTROL, isPageUrl, pageCacheControl } from './cacheControl.mjs';

const NEXT = 'private, no-cache, no-store, max-age=0, must-revalidate';

describe('pageCacheControl', () => {
  it.each([
    ['/', 200, NEXT, CACHE_CONTROL.page],
    ['/hi/news/a.b', 200, NEXT, CACHE_CONTROL.page],
    ['/news/none', 404, NEXT, CACHE_CONTROL.brief],
    ['/preview', 200, NEXT, CACHE_CONTROL.none],
    ['/hi/preview', 404, NEXT, CACHE_CONTROL.none],
    ['/preview/', 308, undefined, CACHE_CONTROL.none],
    ['/news/gone', 410, NEXT, CACHE_CONTROL.brief],
    ['/news/unknown', 503, NEXT, CACHE_CONTROL.none],
    ['/', 500, NEXT, CACHE_CONTROL.none],
    ['/%', 400, NEXT, CACHE_CONTROL.none],
    ['/en/india', 307, undefined, CACHE_CONTROL.redirect],
    ['/india/', 308, undefined, CACHE_CONTROL.redirect],
    ['/api/none', 404, NEXT, CACHE_CONTROL.none],
    ['/wp-login.php', 404, NEXT, CACHE_CONTROL.none],
    ['/_next/static/chunks/old.js', 404, NEXT, CACHE_CONTROL.none],
    ['/api/stories', 200, CACHE_CONTROL.api, CACHE_CONTROL.api],
    ['/news/a.md', 200, CACHE_CONTROL.markdown, CACHE_CONTROL.markdown],
    ['/_next/static/chunks/a.js', 200, 'public, immutable', 'public, immutable'],
  ])('of %s with status %d, where Next says %s', (path, status, given, expected) => {
    expect(pageCacheControl(path, status, { given })).toBe(expected);
  });

  it('lets nothing be kept in a page’s place that does not say what it is', () => {
    expect(pageCacheControl('/', 200, { given: NEXT, hasType: false })).toBe(CACHE_CONTROL.none);
  });

  it.each([
    [200, CACHE_CONTROL.brief],
    [404, CACHE_CONTROL.brief],
    [503, CACHE_CONTROL.none],
  ])('of a search with status %d', (status, expected) => {
    expect(pageCacheControl('/search', status, { given: NEXT, isBrief: true })).toBe(expected);
  });
});

it.each([
  ['/', true],
  ['/hi', true],
  ['/apiary', true],
  ['/news/a.md', true],
  ['/api', false],
  ['/api/ready', false],
  ['/_next/static/a.js', false],
  ['/feeds/en/all.rss', false],
  ['/robots.txt', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPageUrl(path)).toBe(expected);
});
