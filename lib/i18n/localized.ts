import type { Locale } from './locales';

/** The languages that the product's own fixed data is in. */
type Translated = 'en' | 'hi';

/** Fixed data by language. Words of the interface are in the messages instead. */
export type Localized<T = string> = Readonly<Record<Translated, T> & Partial<Record<Locale, T>>>;

/** The language that a reader of another gets fixed data in, as HTML names it. */
export const languageIn = (data: Localized<unknown>, locale: Locale): Locale | Translated =>
  data[locale] === undefined ? 'en' : locale;

/** Fixed data in a language; what is not translated, in English, which the product's data is in. */
export const localized = <T>(data: Localized<T>, locale: Locale): T => data[locale] ?? data.en;
