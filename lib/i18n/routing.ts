import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALE_NAMES } from './locales';

export type { Locale } from './locales';

/**
 * The default language has no prefix, the others theirs. Nothing is stored: the URL alone says
 * the language.
 */
export const routing = defineRouting({
  locales: LOCALE_NAMES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  // hreflang belongs to the page's metadata, where it is absolute and complete.
  alternateLinks: false,
});
