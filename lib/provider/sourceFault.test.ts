import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { sourceFault } from './checkSource';

const HTML = { 'content-type': 'text/html; charset=UTF-8' };
const JSON_TYPE = { 'content-type': 'application/json' };

it.each<[NewsSource, number, Record<string, string>, string | null]>([
  ['api', 200, JSON_TYPE, null],
  ['api', 200, {}, null],
  [
    'api',
    301,
    { location: 'https://api.example.org/v2?key=secret' },
    'answers 301 to https://api.example.org/v2: set NEWS_API_URL to the part before /api there',
  ],
  ['api', 302, {}, 'answers 302'],
  ['api', 302, { location: 'file:///etc/passwd' }, 'answers 302'],
  ['api', 401, JSON_TYPE, 'answers 401: it may need NEWS_API_HEADER'],
  ['api', 404, HTML, 'answers 404: NEWS_API_URL must be the part before /api'],
  ['api', 503, HTML, 'answers 503'],
  [
    'api',
    200,
    HTML,
    'answers with a web page instead of JSON: NEWS_API_URL must be the part before /api',
  ],
  [
    'wordpress',
    403,
    { ...HTML, 'cf-mitigated': 'challenge' },
    'answers 403: Cloudflare blocks this machine: allow it there',
  ],
  [
    'wordpress',
    403,
    HTML,
    'answers 403: a firewall may block this machine: allow it there; otherwise a plug-in may hide its REST API, or NEWS_API_HEADER is wrong',
  ],
  [
    'wordpress',
    401,
    JSON_TYPE,
    'answers 401: a plug-in may hide its REST API, or NEWS_API_HEADER is wrong',
  ],
  [
    'wordpress',
    404,
    JSON_TYPE,
    'answers 404: no REST API at /wp-json: NEWS_API_URL must be the address of WordPress itself',
  ],
  [
    'ghost',
    401,
    JSON_TYPE,
    'answers 401: GHOST_CONTENT_KEY is not the key of a custom integration there',
  ],
  [
    'ghost',
    429,
    JSON_TYPE,
    'answers 429: too many requests: allow this machine there, or raise NEWS_MIN_AGE_MS',
  ],
  ['feeds', 200, HTML, 'answers with a web page: npm run import-check lists its feeds'],
  ['feeds', 308, { location: '/feed/' }, 'answers 308 to /feed/: use that URL in NEWS_FEEDS'],
  ['feeds', 410, HTML, 'answers 410: there is no feed'],
])('%s that answers %d with %j', (system, status, headers, fault) => {
  const answer = {
    status,
    ok: status >= 200 && status <= 299,
    header: (name: string) => headers[name] ?? null,
  };
  expect(sourceFault(system, answer, '<!doctype html>')).toBe(fault);
});

it.each([
  ['[{"id":1}]', true],
  ['\ufeff\n[]', true],
  ['<br />\n<b>Notice</b>: x<br />\n[{"id":1}]', true],
  ['<html><script>[1]</script>', false],
  ['', false],
])('a body sent as a web page that begins with %j holds news: %s', (beginning, isNews) => {
  const answer = { status: 200, ok: true, header: () => 'text/html' };
  expect(sourceFault('wordpress', answer, beginning) === null).toBe(isNews);
});

it.each(['<?xml version="1.0"?><rss>', '\n<rss>', '<feed>', '{"version":1}', '<htm>'])(
  'a feed may come as a web page: %s',
  (beginning) => {
    const answer = { status: 200, ok: true, header: () => 'text/html' };
    expect(sourceFault('feeds', answer, beginning)).toBeNull();
  },
);

it('a sitemap is no feed', () => {
  const answer = { status: 200, ok: true, header: () => 'application/xml' };
  expect(sourceFault('feeds', answer, '<?xml version="1.0"?><urlset xmlns="x">')).toBe(
    'answers with a sitemap, which has no texts: use the RSS or Atom feed',
  );
});

it('an empty body holds none', () => {
  const answer = { status: 200, ok: true, header: () => null };
  expect(sourceFault('api', answer, '')).toBe('answers with an empty body');
});

it('names the page that came in place of JSON', () => {
  const answer = { status: 200, ok: true, header: () => 'text/html' };
  const page = '<!doctype html><html><head><title>One moment, please...</title>';
  expect(sourceFault('wordpress', answer, page)).toBe(
    'answers with a web page ("One moment, please...") instead of JSON: a firewall may block this machine: allow it there; otherwise no REST API at /wp-json: NEWS_API_URL must be the address of WordPress itself',
  );
});
