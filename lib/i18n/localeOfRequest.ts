import { hasLocale } from 'next-intl';
import { type Locale, routing } from './routing';

/**
 * The language an endpoint is asked for by `?lang=`, the default one unless it names another
 * of the site's.
 */
export function localeOfRequest(request: Request): Locale {
  const lang = new URL(request.url).searchParams.get('lang');
  return hasLocale(routing.locales, lang) ? lang : routing.defaultLocale;
}
