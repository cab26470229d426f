import { draftPath, tokenIn, withoutToken } from './draftRoute.mjs';

it.each([
  ['/preview', '/preview'],
  ['/hi/preview', '/hi/preview'],
  ['/preview/', '/preview'],
  ['/%70review', '/preview'],
  ['/hi/pre%76iew', '/hi/preview'],
  ['/h%69/preview', '/hi/preview'],
  ['//preview', '/preview'],
  ['///hi//preview//', '/hi/preview'],
  ['/\\preview', '/preview'],
  ['/hi\\preview', '/hi/preview'],
  ['/en/preview', '/preview'],
  ['/EN/preview', '/preview'],
  ['/HI/Preview/', '/hi/preview'],
  ['/en/hi/preview', '/hi/preview'],
  ['/hi/en/preview', '/preview'],
  ['/fr/preview', '/fr/preview'],
])('%s shows the draft of %s', (path, expected) => {
  expect(draftPath(path)).toBe(expected);
});

it.each([
  '/',
  '/previews',
  '/news/preview',
  '/tag/preview',
  '/preview/a',
  '/preview%2F',
  '/hi%2Fpreview',
  '/%2570review',
])('%s shows none', (path) => {
  expect(draftPath(path)).toBeNull();
});

it.each([
  ['/preview?id=42&token=1.a', '/preview?id=42', '1.a'],
  ['/preview?token=1.a', '/preview', '1.a'],
  ['/preview?token=1&id=4%262&token=2', '/preview?id=4%262', ''],
  ['/preview?a?token=1', '/preview?a%3Ftoken=1', ''],
  ['/preview', '/preview', ''],
])('%s is handed on as %s', (target, rest, token) => {
  expect([withoutToken(target), tokenIn(target)]).toEqual([rest, token]);
});
