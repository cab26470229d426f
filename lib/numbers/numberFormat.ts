import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The formatter of numbers in a language, made once for each form: making one takes some twenty
 * times as long as using it.
 */
export function numberFormat(locale: Locale, form: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(form);
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[locale].intl, form);
  formats.set(key, format);
  return format;
}
