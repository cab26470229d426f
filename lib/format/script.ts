import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';

const LETTERS = LOCALE_NAMES.map((locale) => ({
  locale,
  letters: new RegExp(`\\p{Script=${LOCALES[locale].script}}`, 'gu'),
}));

/** The language whose script has the most letters; ties go to the site's first. */
export function languageOf(text: string): Locale {
  const counted = LETTERS.map(({ locale, letters }) => ({
    locale,
    count: text.match(letters)?.length ?? 0,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.locale ?? DEFAULT_LOCALE;
}
