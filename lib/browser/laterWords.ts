import type { Messages } from 'next-intl';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';

/** The language of the page. */
export const pageLocale = (): Locale =>
  // Not `isLocale`, which no first load has.
  LOCALE_NAMES.find((name) => name === document.documentElement.lang) ?? DEFAULT_LOCALE;

/** The words of `LATER_NAMESPACES` in the language of the page: a script of their own, fetched once. */
export async function laterWords(): Promise<Partial<Messages>> {
  const { default: words } = await import(`../../.site/later/${pageLocale()}.json`);
  return words;
}
