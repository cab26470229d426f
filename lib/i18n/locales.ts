import * as site from '#site/locales.mjs';
import type { Script } from './scripts.mjs';

export type Locale = keyof typeof site.LOCALES;

/**
 * Languages, default first; routing, feeds, sitemaps and metadata follow this order. `figures` is
 * the locale of numbers if it differs from `intl`.
 */
export const LOCALES: Readonly<
  Record<Locale, (typeof site.LOCALES)[Locale] & { readonly figures?: string }>
> = site.LOCALES;

export const DEFAULT_LOCALE = site.DEFAULT_LOCALE;

export const LOCALE_NAMES: readonly Locale[] = site.LOCALE_NAMES;

/** On a site with one script, TypeScript rejects a plain comparison with another. */
export function isWrittenIn(locale: Locale, script: Script): boolean {
  const own: Script = LOCALES[locale].script;
  return own === script;
}

export const isLocale = (name: string): name is Locale => Object.hasOwn(LOCALES, name);

export const otherLocales = (locale: Locale): readonly Locale[] =>
  LOCALE_NAMES.filter((name) => name !== locale);
