import { LOCALES, type Locale } from '@/lib/i18n/locales';

/** "a, b and c", without CLDR's comma before "and" in Hindi, which nobody writes. */
export const formatList = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LOCALES[locale].intl, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^, (?=\p{L})/u, ' ') : value))
    .join('');
