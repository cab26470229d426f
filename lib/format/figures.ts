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

/** A number grouped as in India: 12,34,567. */
export const figure = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/**
 * A change with its sign: +1.05, −2.4, 0. `decimals` are shown even when they are zero. The minus is
 * U+2212, as in the texts, where CLDR has a hyphen: a browser may break the line behind that.
 */
export const signed = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  })
    .format(value)
    .replace('-', '−');

/** Money in Indian rupees: ₹12,34,567, or with `decimals` ₹101.25. */
export const rupees = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
