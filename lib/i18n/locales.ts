import * as site from '#site/locales.mjs';

/**
 * Each language of the site, the default one first, with every fact about it. Its texts are in
 * `messages/`. The cookie-less routing, the feeds, sitemaps and metadata follow from this list.
 */
export const LOCALES = site.LOCALES;

export type Locale = keyof typeof LOCALES;

/** The Unicode script that identifies a text, and chooses the type of its preview cards. */
export type Script = 'Latin' | 'Devanagari';

/** The language without a prefix. What has no words in another language is read in this one. */
export const DEFAULT_LOCALE = site.DEFAULT_LOCALE;

/** The site's languages, the default one first. */
export const LOCALE_NAMES: readonly Locale[] = site.LOCALE_NAMES;

/** Whether a name is that of one of the site's languages. */
export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

/** Every language but this one. */
export const otherLocales = (locale: Locale): readonly Locale[] =>
  LOCALE_NAMES.filter((name) => name !== locale);
