import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';

/** Never built from the request's Host header. */
export const absoluteUrl = (path: string, locale: Locale = DEFAULT_LOCALE) =>
  new URL(localPath(path, locale), environment().SITE_URL).href;

export function languageAlternates(path: string): Record<string, string> {
  const each = LOCALE_NAMES.map((locale) => [REGIONAL[locale], absoluteUrl(path, locale)]);
  return { ...Object.fromEntries(each), 'x-default': absoluteUrl(path) };
}
