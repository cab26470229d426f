import { newsroomDay } from '@/lib/format/newsroomTime';
import { dateAndTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';

/**
 * The newsroom's time, after the date unless that is today's.
 *
 * @param moment ISO, UTC
 * @param now epoch milliseconds
 */
export function momentText(moment: string, now: number, locale: Locale): string {
  const { date, time } = dateAndTime(new Date(moment), locale);
  return newsroomDay(Date.parse(moment)) === newsroomDay(now) ? time : `${date}, ${time}`;
}
