import { createTranslator } from 'next-intl';
import type { LiteWords } from '@/app/lite/parts/liteWords';
import { TIME_ZONE } from '@/lib/i18n/language';
import { speak } from './renderInLocale';
import { type TestedLocale, words } from './words';

const readerWords = (locale: TestedLocale) => ({
  locale,
  t: createTranslator({
    locale,
    messages: words[locale],
    namespace: 'Reader',
    timeZone: TIME_ZONE,
  }),
});

/** The form of a text on a page of the site. */
export const pageForm = (locale: TestedLocale = 'en') => ({
  kind: 'page' as const,
  ...readerWords(locale),
  origin: 'https://narmada24.example',
  noImage: words[locale].Story.noImage,
});

/** The words of lite pages; names and moments stay as they come. */
export const liteWordsOf = (locale: TestedLocale = 'en'): LiteWords => ({
  locale,
  t: speak(locale),
  reader: readerWords(locale).t,
  category: (name) => name,
  state: (name) => name,
  age: (at) => at,
});
