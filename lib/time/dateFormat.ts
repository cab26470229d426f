import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of moments in a language, made once for each form: making one takes some twenty
 * times as long as using it. The form names its time zone.
 */
export function dateFormat(
  locale: Locale,
  form: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(form);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].intl, form);
  formats.set(key, format);
  return format;
}
