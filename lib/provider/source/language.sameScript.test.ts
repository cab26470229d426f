import type * as site from '#site/locales.mjs';
import { languageFields } from './language';

jest.mock('#site/locales.mjs', () => {
  const { LOCALES, ...own } = jest.requireActual<typeof site>('#site/locales.mjs');
  const like = (code: string, script: string) => ({ ...LOCALES.hi, prefix: `/${code}`, script });
  const languages = {
    ne: like('ne', 'Devanagari'),
    hi: LOCALES.hi,
    mr: like('mr', 'Devanagari'),
    bn: like('bn', 'Bengali'),
    as: like('as', 'Bengali'),
    en: LOCALES.en,
  };
  return { ...own, LOCALES: languages, LOCALE_NAMES: Object.keys(languages) };
});

it.each([
  [null, 'शहर में मेट्रो की नई लाइन शुरू हुई', 'hi'],
  [null, 'मुंबईत पाऊस सुरू आहे', 'mr'],
  [null, 'काठमाडौंमा पानी परेको छ, बाटो बन्द भएको छ', 'ne'],
  [null, 'मेट्रो', 'ne'],
  ['hi', 'मुंबईत पाऊस सुरू आहे', 'hi'],
  [null, 'কলকাতায় বৃষ্টি শুরু', 'bn'],
  [null, 'গুৱাহাটীত বৰষুণ আৰম্ভ', 'as'],
  [null, 'Rain in Guwahati', 'en'],
])('of languages in one script, a post in %s called “%s” is %s', (given, title, lang) => {
  expect(languageFields(given, title, '')).toEqual({ lang });
});
