import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { dateFormat, formatDate } from './dates';

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: TIME_ZONE } as const;

// Separate from `dates.ts`, because islands that write dates would load it.
/** The newsroom's time with non-breaking spaces: "2:15 am", "रात 2:15 बजे". */
export function formatTime(moment: Date | number, locale: Locale): string {
  const { namesDayPeriod, oClock } = LOCALES[locale];
  const time = dateFormat(locale, {
    ...CLOCK,
    dayPeriod: namesDayPeriod ? 'short' : undefined,
  }).format(moment);
  return `${time}${oClock}`.replaceAll(' ', '\u00A0');
}

export const dateAndTime = (moment: Date | number, locale: Locale) => ({
  date: formatDate(moment, 'long', locale),
  time: formatTime(moment, locale),
});
