import { dateFormat } from '@/lib/format/dates';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import type { Month } from './financialYears';

/** Server only, because browsers spell some months differently and would break hydration. */
export const monthNames = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
  );

/** Canadian English formats as ISO: 2026-11. */
const isoMonth = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: TIME_ZONE,
});

export function monthIn(moment: Date): Month {
  const [year = 0, month = 1] = isoMonth.format(moment).split('-').map(Number);
  return { year, month };
}
