import { MINUTE_MS } from './elapsed';

const INDIA_OFFSET_MINUTES = 330;
const ZONE = '+05:30';

/**
 * `2026-11-20T11:55:00+05:30`. India has one zone and no summer time.
 *
 * @param moment ISO, in any zone
 */
export function onIndiasClock(moment: string): string {
  const shifted = new Date(Date.parse(moment) + INDIA_OFFSET_MINUTES * MINUTE_MS);
  return shifted.toISOString().replace(/(\.\d+)?Z$/, ZONE);
}

/** The ISO day in India, `2026-11-20`, of epoch milliseconds. */
export const indianDay = (moment: number): string =>
  onIndiasClock(new Date(moment).toISOString()).slice(0, '2026-11-20'.length);

/**
 * Whole years by India's calendar: 1 on the same day next year, 0 for the future.
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
