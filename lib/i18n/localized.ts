import type { Locale } from './locales';

/** The languages that the product's own fixed data is in. */
type Translated = 'en' | 'hi';

/** Fixed data by language. Words of the interface are in the messages instead. */
export type Localized<T = string> = Readonly<Record<Translated, T> & Partial<Record<Locale, T>>>;

/** Texts of the site's own, in each of its languages, of which none need be English. */
export type InEachLanguage<T = string> = Readonly<Record<Locale, T>>;

/** Texts of the product, or of the site. */
export type Wording<T = string> = Localized<T> | InEachLanguage<T>;

/** The language that a reader of another gets fixed data in, as HTML names it. */
export const languageIn = (data: Wording<unknown>, locale: Locale): Locale | Translated =>
  data[locale] === undefined ? 'en' : locale;

/** Fixed data in a language; what is not translated, in English, which the product's data is in. */
export function localized<T>(data: Localized<T>, locale: Locale): T;
export function localized<T>(data: Wording<T>, locale: Locale): T;
export function localized<T>(data: Partial<Record<Locale | Translated, T>>, locale: Locale) {
  return data[locale] ?? data.en;
}
