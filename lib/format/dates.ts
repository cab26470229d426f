import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';

const dateFormatFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of moments in a language, made once for each form: making one takes some twenty
 * times as long as using it. The form names its time zone.
 */
export function dateFormat(
  locale: Locale,
  form: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(form);
  const format = dateFormatFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].intl, form);
  dateFormatFormats.set(key, format);
  return format;
}

type Moment = Date | number;

const formats = {
  /** "Friday, 20 November 2026", "शुक्रवार, 20 नवंबर 2026" */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "20 November 2026" */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "Fri" */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** When a day of India's calendar begins, in epoch milliseconds. `day` in ISO: `2024-01-15`. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+05:30`);

/**
 * A date on India's calendar in the words of a language. `moment` as a Date or in epoch
 * milliseconds.
 */
export function formatDate(moment: Moment, form: keyof typeof formats, locale: Locale): string {
  return dateFormat(locale, {
    ...formats[form],
    timeZone: TIME_ZONE,
  }).format(moment);
}
