import type { Locale } from './routing';

/** Everything the site shows is on India's clock, wherever the server stands. */
export const TIME_ZONE = 'Asia/Kolkata';

/** What each language needs besides its words. Digits stay Latin in Hindi, as Indian newsrooms write them. */
export const LANGUAGE = {
  en: { name: 'English', intl: 'en-IN', other: 'hi' },
  hi: { name: 'हिंदी', intl: 'hi-IN-u-nu-latn', other: 'en' },
} as const satisfies Record<Locale, { name: string; intl: string; other: Locale }>;

/** The address of a page in a language, from its address without prefix: `('/india', 'hi')` gives `/hi/india`. */
export function localPath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}
