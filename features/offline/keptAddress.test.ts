import { SITE } from '@/lib/testing/fakeCaches';
import { hasQuery, CACHEABLE_ANSWERS, addressOf, standsIn } from './keptAddress';

const url = (path: string) => new URL(path, SITE);

describe('placeOf', () => {
  it.each([
    ['/', 'fixed', 'en', null],
    ['/hi', 'fixed', 'hi', null],
    ['/hi/tools/emi-calculator', 'fixed', 'hi', null],
    ['/hi/my', 'fixed', 'hi', null],
    ['/hi/offline', 'fixed', 'hi', null],
    ['/lite', 'fixed', 'en', null],
    ['/india', 'pages', 'en', null],
    ['/hi/india/madhya-pradesh', 'pages', 'hi', null],
    ['/literature', 'pages', 'en', null],
    ['/hi/privacy-policy', 'pages', 'hi', null],
    ['/news/rain', 'stories', 'en', 'rain'],
    ['/hi/news/%E0%A4%B9', 'stories', 'hi', 'ह'],
    ['/hi/lite/news/rain', 'stories', 'hi', 'rain'],
  ])('keeps %s with %s', (path, store, locale, id) => {
    expect(addressOf(url(path))).toMatchObject({ store, locale, id, key: SITE + path });
  });

  it('keeps a page once, however its letters are written', () => {
    expect(addressOf(url('/%68i/ind%69a'))).toEqual(addressOf(url('/hi/india')));
  });

  it.each([
    '/news/rain/',
    '/news/rain%E0%A5%A4',
    '/news/rain)',
    '/News/rain',
    '/NEWS/rain/?igsh=1',
    '/news/rain?igsh=1',
    '/news/rain?srsltid=1&gad_source=2',
    '/news/rain?s=08',
    '/news/rain?ref=app',
    '/news/rain?amp',
    '/news/rain/?utm_source=wa&si=x',
  ])('finds the kept story by a link that was shared as %s', (path) => {
    const kept = addressOf(url('/news/rain'));
    expect(addressOf(url(path))).toEqual(kept);
    expect(kept && standsIn(url(path), kept)).toBe(true);
  });

  it.each([
    ['/hi/NEWS/Ab-1', '/hi/news/Ab-1'],
    ['/HI/Lite/News/Ab-1', '/hi/lite/news/Ab-1'],
    ['/hi/India/Gujarat', '/hi/india/gujarat'],
    ['/TAG/Rain', '/tag/Rain'],
    ['/My', '/my'],
  ])('finds the page that is kept for %s, in capitals', (path, page) => {
    expect(addressOf(url(path))).toEqual(addressOf(url(page)));
    expect(addressOf(url(page))?.key).toBe(SITE + page);
  });

  it.each([
    '/preview',
    '/hi/preview',
    '/%70review',
    '/HI//preview/',
    '/search',
    '/%73earch',
    '/hi/search',
    '/lite/search',
    '/api/stories',
    '/_next/static/a.js',
    '/feeds/en.xml',
    '/robots.txt',
    '/pictures/fit',
    '/sw.js',
  ])('keeps nothing of %s', (path) => {
    expect(addressOf(url(path))).toBeNull();
  });

  it.each([
    ['/offline', true],
    ['/hi/offline', true],
    ['/', false],
    ['/hi/india/offline', false],
  ])('knows what stands in for pages: %s %s', (path, isOffline) => {
    expect(addressOf(url(path))?.isOffline).toBe(isOffline);
  });
});

it.each([
  ['/india?page=2', true],
  ['/india?utm_source=wa&fbclid=1', false],
  ['/india?fbclid=1&page=2', true],
  ['/india', false],
])('%s asks for more than the page: %s', (path, expected) => {
  expect(hasQuery(url(path))).toBe(expected);
});

it.each([
  ['/india?utm_source=wa', true],
  ['/india?page=2', false],
  ['/tools/emi-calculator?amount=5', true],
  ['/?city=Indore', true],
  ['/news/rain?x=1', false],
])('the kept page stands in for %s: %s', (path, expected) => {
  const address = addressOf(url(path));
  expect(address && standsIn(url(path), address)).toBe(expected);
});

it.each([
  ['/api/tools/pin', true],
  ['/api/tools/fuel', false],
  ['/api/tools/horoscope', false],
])('the answer of %s is kept: %s', (path, expected) => {
  expect(CACHEABLE_ANSWERS.test(path)).toBe(expected);
});
