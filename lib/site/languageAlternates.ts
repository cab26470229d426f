import 'server-only';
import { LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from './absoluteUrl';

/**
 * A page's URL in each language by its `hreflang`, itself included: the same set in its head
 * and in the sitemap.
 */
export function languageAlternates(path: string): Record<string, string> {
  const each = LOCALE_NAMES.map((locale) => [LOCALES[locale].regional, absoluteUrl(path, locale)]);
  return { ...Object.fromEntries(each), 'x-default': absoluteUrl(path) };
}
