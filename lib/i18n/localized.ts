import { DEFAULT_LOCALE, type Locale } from './locales';

/**
 * The languages that all fixed data is in: the compiler finds what is missing in one of them.
 * A language may be added without, and joins this list once everything is translated.
 */
type Translated = Extract<Locale, 'en' | 'hi'>;

/** Fixed data by language. Words of the interface are in the messages instead. */
export type Localized<T = string> = Readonly<Record<Translated, T> & Partial<Record<Locale, T>>>;

/** The language that a reader of another gets fixed data in. */
export const languageIn = (data: Localized<unknown>, locale: Locale): Locale =>
  data[locale] === undefined ? DEFAULT_LOCALE : locale;

/** Fixed data in a language; what is not translated, in the default one. */
export const localized = <T>(data: Localized<T>, locale: Locale): T =>
  data[locale] ?? data[DEFAULT_LOCALE];
