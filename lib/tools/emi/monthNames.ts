import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';
import type { Month } from './financialYears';

/**
 * January to December in a language. For the server: browsers of other ages spell some months in
 * other ways.
 */
export const monthNames = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(LOCALES[locale].intl, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, month),
    ),
  );

/** The month of a moment on India's calendar. */
export function monthIn(moment: Date): Month {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    timeZone: TIME_ZONE,
  })
    .format(moment)
    .split('-')
    .map(Number);
  return { year, month };
}
