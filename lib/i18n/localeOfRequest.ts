import { hasLocale } from 'next-intl';
import type { Locale } from './locales';
import { routing } from './routing';

export function localeOfRequest(request: Request): Locale {
  const lang = new URL(request.url).searchParams.get('lang');
  return hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
}
