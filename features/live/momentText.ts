import { onNewsroomClock } from '@/lib/format/newsroomTime';
import { dateAndTime } from '@/lib/format/timeOfDay';
import type { Locale } from '@/lib/i18n/locales';

const dayOf = (moment: string) => onNewsroomClock(moment).slice(0, 10);

/**
 * The newsroom's time, after the date unless that is today's.
 *
 * @param moment ISO, UTC
 * @param now epoch milliseconds
 */
export function momentText(moment: string, now: number, locale: Locale): string {
  const { date, time } = dateAndTime(new Date(moment), locale);
  return dayOf(moment) === dayOf(new Date(now).toISOString()) ? time : `${date}, ${time}`;
}
