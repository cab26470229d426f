import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/site/absoluteUrl';

/** Each language with its region, as `hreflang` and feeds name it (BCP 47). */
export const REGIONAL = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Locale, string>;

/** A page's address in each language, itself included: the same set in its head and in the sitemap. */
export function languageAlternates(path: string): Record<'en-IN' | 'hi-IN' | 'x-default', string> {
  const english = absoluteUrl(path, 'en');
  return { 'en-IN': english, 'hi-IN': absoluteUrl(path, 'hi'), 'x-default': english };
}
