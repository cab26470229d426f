import { routeKind } from './routeKind.mjs';

it.each([
  ['/', 'home'],
  ['/hi', 'home'],
  ['/hi/', 'home'],
  ['/news/a-story', 'story'],
  ['/hi/news/a.b', 'story'],
  ['/hi/india', 'page'],
  ['/sports/cricket', 'page'],
  ['/tools/emi-calculator', 'tools'],
  ['/hi/search', 'search'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/api/posters', 'list'],
  ['/api/health', 'health'],
  ['/api/ready', 'ready'],
  ['/api/push', 'push'],
  ['/api/stories', 'stories'],
  ['/api/reports/csp', 'reports'],
  ['/feeds/en/all.rss', 'feeds'],
  ['/og/any.jpg', 'og'],
  ['/scenes/a.svg', 'scenes'],
  ['/hi/news/a.md', 'markdown'],
  ['/robots.txt', 'file'],
  ['/icons.svg', 'file'],
  ['//evil.example/', 'home'],
  ['', 'home'],
])('%s is of the kind %s', (pathname, kind) => {
  expect(routeKind(pathname)).toBe(kind);
});

it('has few kinds, whatever is asked for', () => {
  const asked = Array.from({ length: 1000 }, (_, at) => [
    `/${at}`,
    `/api/${at}`,
    `/hi/${at}/x`,
    `/${at}.php`,
  ]).flat();
  expect(new Set(asked.map(routeKind))).toEqual(new Set(['page', 'list', 'file']));
});
