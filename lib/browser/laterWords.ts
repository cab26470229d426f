import type { Messages } from 'next-intl';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';

export const pageLocale = (): Locale =>
  // `isLocale` would add bytes to every first load.
  LOCALE_NAMES.find((name) => name === document.documentElement.lang) ?? DEFAULT_LOCALE;

export async function laterWords(): Promise<Partial<Messages>> {
  const { default: words } = await import(`../../.site/later/${pageLocale()}.json`);
  return words;
}
