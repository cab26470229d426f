import { formatDate } from '@/lib/format/dates';
import { onIndiasClock } from '@/lib/format/indianTime';
import { formatTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';

/** The day in India, ISO. */
const dayOf = (moment: string) => onIndiasClock(moment).slice(0, 10);

/**
 * The time in India, after the date unless that is today's.
 *
 * @param moment ISO, UTC
 * @param now epoch milliseconds
 */
export function momentText(moment: string, now: number, locale: Locale): string {
  const at = new Date(moment);
  const time = formatTime(at, locale);
  return dayOf(moment) === dayOf(new Date(now).toISOString())
    ? time
    : `${formatDate(at, 'long', locale)}, ${time}`;
}
