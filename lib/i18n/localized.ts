import type { Locale } from './routing';

/** Fixed data in both languages. Words of the interface stand in the messages instead. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;
