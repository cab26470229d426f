import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES, LOCALES } from './locales';

/**
 * `/hi/india` gives `hi` and `/india`. A separate file, because the error page, loaded everywhere,
 * needs only the rest of `language.ts`.
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
