import { textLanguage } from './textLanguage';

it.each([
  ['Rain', undefined, 'en'],
  ['वर्षा', undefined, 'hi'],
  ['पाऊस', 'mr', 'mr'],
  ['بارش', 'ur', 'ur'],
  ['மழை', 'ta', 'ta'],
])('%s in a story in %s is in %s', (text, otherLanguage, expected) => {
  expect(textLanguage(text, { otherLanguage })).toBe(expected);
});
