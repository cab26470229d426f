import { isWordlike } from './isWordlike';

it.each([
  ['kisan', true],
  ['modi', true],
  ['yogi', true],
  ['ayi', false],
  ['bjp', true],
  ['qqqzz', false],
  ['wwwww', false],
  ['aaa', false],
  ['zzxxq', false],
  ['किसान', true],
  ['ववव', false],
])('“%s” may be a word: %s', (text, isWord) => {
  expect(isWordlike(text)).toBe(isWord);
});
