import { ZONE_OFFSET } from '#site/locales.mjs';
import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(
  locale: Locale,
  form: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(form);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].intl, form);
  dateFormats.set(key, format);
  return format;
}

type Moment = Date | number;

const formats = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00${ZONE_OFFSET}`);

export function formatDate(moment: Moment, form: keyof typeof formats, locale: Locale): string {
  return dateFormat(locale, {
    ...formats[form],
    timeZone: TIME_ZONE,
  }).format(moment);
}
