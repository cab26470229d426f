import { defineRouting } from 'next-intl/routing';

/** English has no prefix, Hindi lives under `/hi`. Nothing is stored: the address alone says the language. */
export const routing = defineRouting({
  locales: ['en', 'hi'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
  // hreflang belongs to the page's metadata, where it is absolute and complete.
  alternateLinks: false,
});

export type Locale = (typeof routing.locales)[number];
