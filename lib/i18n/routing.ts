import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALE_NAMES } from './locales';

/** No cookie: the URL alone decides the language. */
export const routing = defineRouting({
  locales: LOCALE_NAMES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
});
