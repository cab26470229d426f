import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { localPath } from '@/lib/i18n/language';
import { DEFAULT_LOCALE, type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';

/**
 * The public URL of a page in a language, from its path without prefix. Never built from a
 * request's own Host.
 */
export const absoluteUrl = (path: string, locale: Locale = DEFAULT_LOCALE) =>
  new URL(localPath(path, locale), environment().SITE_URL).href;

/**
 * A page's URL in each language by its `hreflang`, itself included: the same set in its head
 * and in the sitemap.
 */
export function languageAlternates(path: string): Record<string, string> {
  const each = LOCALE_NAMES.map((locale) => [REGIONAL[locale], absoluteUrl(path, locale)]);
  return { ...Object.fromEntries(each), 'x-default': absoluteUrl(path) };
}
