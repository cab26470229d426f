import { TESTED_LOCALES, speak } from '@/lib/testing/renderInLocale';
import { languageName } from './languageName';

it.each(TESTED_LOCALES)(
  'a story of a language without words of its own is told by its name, in %s',
  (locale) => {
    const language = languageName('ta', locale);
    expect(language).toBe({ en: 'Tamil', hi: 'तमिल' }[locale]);
    expect(speak(locale)('Reader.otherLanguageOnly', { lang: 'ta', language })).toContain(language);
  },
);
