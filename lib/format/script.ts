import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';

const LETTERS = LOCALE_NAMES.map((locale) => ({
  locale,
  letters: new RegExp(`\\p{Script=${LOCALES[locale].script}}`, 'gu'),
}));

/**
 * The language of a text, detected by its script: the one with the most letters, the first of the
 * site's on a tie.
 */
export function languageOf(text: string): Locale {
  const counted = LETTERS.map(({ locale, letters }) => ({
    locale,
    count: text.match(letters)?.length ?? 0,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.locale ?? DEFAULT_LOCALE;
}
