import { isPreviewRoute, tokenIn, withoutToken } from './previewRoute.mjs';

it.each([
  ['/preview', true],
  ['/hi/preview', true],
  ['/preview/', true],
  ['/previews', false],
  ['/news/preview', false],
  ['/preview/a', false],
])('%s shows drafts: %s', (path, expected) => {
  expect(isPreviewRoute(path)).toBe(expected);
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
