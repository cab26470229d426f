import type { Locale } from '@/lib/i18n/routing';
import { LOCALES } from '@/lib/i18n/locales';

/** Names as one phrase of a language: "a, b and c". */
export const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LOCALES[locale].intl, { type: 'conjunction' }).format(names);
