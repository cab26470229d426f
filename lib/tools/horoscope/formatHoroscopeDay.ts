import type { Locale } from '@/lib/i18n/routing';
import { dateFormat } from '@/lib/time/dateFormat';
import type { Day } from './zodiac';

const NO_BREAK = '\u00A0';

/** A day of any year in words, which hold together at the end of a line: "21 March", "21 मार्च". */
export function formatHoroscopeDay({ month, day }: Day, locale: Locale): string {
  const anyLeapYear = Date.UTC(2024, month - 1, day);
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(anyLeapYear)
    .replaceAll(' ', NO_BREAK);
}
