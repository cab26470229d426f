import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';

/** Never built from the request's Host header. */
export const absoluteUrl = (path: string, locale: Locale = DEFAULT_LOCALE) =>
  new URL(localPath(path, locale), environment().SITE_URL).href;

export const languageAlternates = (path: string): Record<string, string> =>
  alternatesAt(() => path);

export function alternatesAt(
  pathIn: (locale: Locale) => string | undefined,
): Record<string, string> {
  const urls = LOCALE_NAMES.flatMap((locale): [string, string][] => {
    const path = pathIn(locale);
    return path === undefined ? [] : [[REGIONAL[locale], absoluteUrl(path, locale)]];
  });
  const fallback = urls.slice(0, 1).map(([, url]) => ['x-default', url]);
  return Object.fromEntries([...urls, ...fallback]);
}
