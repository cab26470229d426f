import { MINUTE_MS } from './durations';
import { INDIA_OFFSET_MINUTES } from './onIndiasClock';

/**
 * How many whole years ago something was, by the days of India's calendar: 1 on the same day of the
 * next year. A moment in the future is 0.
 *
 * @param moment ISO, in any zone
 * @param now epoch milliseconds
 */
export function yearsOld(moment: string, now: number): number {
  const [then, today] = [dayInIndia(Date.parse(moment)), dayInIndia(now)];
  const isBeforeItsDay = today.monthAndDay < then.monthAndDay;
  return Math.max(0, today.year - then.year - (isBeforeItsDay ? 1 : 0));
}

function dayInIndia(moment: number) {
  const shifted = new Date(moment + INDIA_OFFSET_MINUTES * MINUTE_MS);
  return {
    year: shifted.getUTCFullYear(),
    monthAndDay: shifted.getUTCMonth() * 100 + shifted.getUTCDate(),
  };
}
