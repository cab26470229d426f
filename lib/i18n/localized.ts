import type { Locale } from './locales';

type Translated = 'en' | 'hi';

export type Localized<T = string> = Readonly<Record<Translated, T> & Partial<Record<Locale, T>>>;

export type InEachLanguage<T = string> = Readonly<Record<Locale, T>>;

/** A newsroom's text, possibly in English only (`contentSchemas`); read it with `localized`. */
export type Wording<T = string> = Localized<T> | InEachLanguage<T>;

export const languageIn = (data: Wording<unknown>, locale: Locale): Locale | Translated =>
  data[locale] === undefined ? 'en' : locale;

export function localized<T>(data: Localized<T>, locale: Locale): T;
export function localized<T>(data: Wording<T>, locale: Locale): T;
export function localized<T>(data: Partial<Record<Locale | Translated, T>>, locale: Locale) {
  return data[locale] ?? data.en;
}
