import * as site from '#site/locales.mjs';

/** Languages, default first; routing, feeds, sitemaps and metadata follow from it. */
export const LOCALES = site.LOCALES;

export type Locale = keyof typeof LOCALES;

export type Script = 'Latin' | 'Devanagari';

/** The unprefixed language, and the fallback for missing texts. */
export const DEFAULT_LOCALE = site.DEFAULT_LOCALE;

export const LOCALE_NAMES: readonly Locale[] = site.LOCALE_NAMES;

export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

export const otherLocales = (locale: Locale): readonly Locale[] =>
  LOCALE_NAMES.filter((name) => name !== locale);
