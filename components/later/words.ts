import type { Messages } from 'next-intl';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';

/** The language of the page. */
export const pageLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};

/** The words of `LATER_NAMESPACES` in the language of the page: a script of their own, fetched once. */
export async function laterWords(): Promise<Partial<Messages>> {
  const { default: words } = await import(`../../.site/later/${pageLocale()}.json`);
  return words;
}
