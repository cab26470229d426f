import { isLitePath } from '@/lib/request/liteRoute.mjs';
import { hasLiteForm, litePath } from './litePath';

it.each([
  ['/lite', true],
  ['/hi/lite/india', true],
  ['/lite/', true],
  ['/literature', false],
  ['/en/lite', false],
  ['/news/lite', false],
  ['/hi', false],
])('%s is a lite path: %s', (path, expected) => {
  expect(isLitePath(path)).toBe(expected);
});

it.each([
  ['/', 'en', '/lite'],
  ['/', 'hi', '/hi/lite'],
  ['/?breaking=all', 'en', '/lite?breaking=all'],
  ['/search?q=a', 'hi', '/hi/lite/search?q=a'],
] as const)('%s in %s is at %s', (url, locale, expected) => {
  expect(litePath(url, locale)).toBe(expected);
});

it.each([
  ['/', true],
  ['/sports/cricket?page=2', true],
  ['/india/gujarat', true],
  ['/india/atlantis', false],
  ['/my', false],
  ['/news/a%2Fb', true],
  ['/search?q=a', true],
  ['/careers', false],
  ['/privacy-policy', false],
  ['/tools/pin-finder', false],
  ['/author/asha', false],
  ['/no-such-page', false],
])('%s has a lite form: %s', (url, expected) => {
  expect(hasLiteForm(url)).toBe(expected);
});
