import { redirectTarget } from './callProvider';

const target = (from: string, location: string | null, status = 301) =>
  redirectTarget(from, { status, header: () => location });

it.each([
  ['http://a.example/rss', 'https://a.example/rss', 'https://a.example/rss'],
  ['http://a.example:8080/rss', 'https://a.example/rss/', 'https://a.example/rss/'],
  ['https://a.example/rss', '/rss/', 'https://a.example/rss/'],
  ['https://a.example/x/rss', 'feed', 'https://a.example/x/feed'],
])('from %s by %s to %s', (from, location, expected) => {
  expect(target(from, location)).toBe(expected);
});

it.each([
  ['https://a.example/rss', 'http://a.example/rss'],
  ['http://a.example/rss', 'https://www.a.example/rss'],
  ['http://a.example/rss', 'https://a.example:8443/rss'],
  ['http://a.example/rss', 'https://u:p@a.example/rss'],
  ['http://a.example/rss', 'https://u@a.example/rss'],
  ['http://a.example/rss', 'ftp://a.example/rss'],
  ['https://a.example/rss', 'https://a.example/rss'],
  ['https://a.example:8443/rss', 'https://a.example/rss'],
  ['https://a.example/rss', null],
])('does not lead from %s by %s', (from, location) => {
  expect(target(from, location)).toBeNull();
});

it.each([200, 300, 303, 304, 404])('is none of an answer with %d', (status) => {
  expect(target('https://a.example/rss', '/rss/', status)).toBeNull();
});
