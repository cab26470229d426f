import { languageIn, localized } from './localized';

const RAIN = { en: 'Rain', hi: 'बारिश' };
const UNTRANSLATED = { en: 'Rain', hi: undefined };

it.each([
  ['what is translated', RAIN, 'hi', 'hi', 'बारिश'],
  ['what is not', UNTRANSLATED, 'hi', 'en', 'Rain'],
  ['an empty text', { en: 'Rain', hi: '' }, 'hi', 'hi', ''],
] as const)('%s', (_, data, locale, language, text) => {
  expect([languageIn(data, locale), localized(data, locale)]).toEqual([language, text]);
});
