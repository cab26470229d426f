import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES, LOCALES } from './locales';

/**
 * The language of a URL and its path without prefix: `/hi/india` gives `hi` and `/india`. A file of its own, since the page of
 * failures, which every page loads, needs the rest of `language.ts` alone.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = LOCALE_NAMES.find((name) => {
    const { prefix } = LOCALES[name];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return locale
    ? { locale, path: pathname.slice(LOCALES[locale].prefix.length) || '/' }
    : { locale: DEFAULT_LOCALE, path: pathname };
}
