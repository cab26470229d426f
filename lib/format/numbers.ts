import { MONEY } from '#site/currency.mjs';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter takes some twenty times as long as using it. */
export function numberFormat(locale: Locale, form: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(form);
  const { figures, intl } = LOCALES[locale];
  const format = formats.get(key) ?? new Intl.NumberFormat(figures ?? intl, form);
  formats.set(key, format);
  return format;
}

export const figure = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/**
 * +1.05, −2.4, 0; without `decimals` up to two. Uses U+2212, because browsers may break a line
 * after CLDR's hyphen.
 */
export const signed = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals || 2,
  })
    .format(value)
    .replace('-', '−');

export const money = (value: number, locale: Locale, decimals = 0) =>
  numberFormat(locale, {
    ...MONEY,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
