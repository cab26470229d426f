import { buildOf, isWhole, lacksList, languageOf, scriptsOf, titleOf } from './readDocument';

it.each([
  ['<html data-dpl-id="x" lang="hi">', 'hi'],
  ['<html lang="en"><p lang="hi">', 'en'],
  ['<html lang="fr">', undefined],
  ['<html>', undefined],
])('languageOf %s: %s', (html, lang) => {
  expect(languageOf(html)).toBe(lang);
});

it.each([
  ['<html data-dpl-id="x" lang="hi">', 'x'],
  ['<html lang="en"><p data-dpl-id="x">', undefined],
])('buildOf %s: %s', (html, build) => {
  expect(buildOf(html)).toBe(build);
});

it.each([
  ['<html></html>\n', true],
  ['<html><body>', false],
  ['', false],
])('isWhole %j: %s', (html, expected) => {
  expect(isWhole(html)).toBe(expected);
});

it.each([
  ['<p role="status" data-retry="">', true],
  ['<p role="status">', false],
])('lacksList %j: %s', (html, expected) => {
  expect(lacksList(html)).toBe(expected);
});

it('scriptsOf names scripts and styles of elements and of data once, and no polyfills', () => {
  const html = `<script src="/_next/static/chunks/a-1.js" async=""></script>
    <script src="/_next/static/chunks/old.js" noModule="" nonce="x"></script>
    <link rel="stylesheet" href="/_next/static/chunks/b.css"/>
    <script>self.__next_f.push([1,"3:I[9,[\\"/_next/static/chunks/a-1.js\\",\\"/_next/static/chunks/c~2.js\\"]"])</script>`;
  expect(scriptsOf(html)).toEqual([
    '/_next/static/chunks/a-1.js',
    '/_next/static/chunks/b.css',
    '/_next/static/chunks/c~2.js',
  ]);
  expect(scriptsOf('<p>')).toEqual([]);
});

it.each([
  [
    '<title>Rain | Site</title><meta property="og:title" content="Rain &amp; wind"/>',
    'Rain &amp; wind',
  ],
  ['<title data-x="">Rain</title>', 'Rain'],
  ['<meta property="og:title" content="a<b>c"/>', 'abc'],
  ['<p>', ''],
])('titleOf %s: %s', (html, title) => {
  expect(titleOf(html)).toBe(title);
});
