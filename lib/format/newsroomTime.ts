import { ZONE_MS, ZONE_OFFSET } from '#site/locales.mjs';

/**
 * `2026-11-20T11:55:00+05:30`. The newsroom's zone must have no daylight saving time.
 *
 * @param moment ISO, in any zone
 */
export function onNewsroomClock(moment: string): string {
  const shifted = new Date(Date.parse(moment) + ZONE_MS);
  return shifted.toISOString().replace(/(\.\d+)?Z$/, ZONE_OFFSET);
}

export const newsroomDay = (moment: number): string =>
  onNewsroomClock(new Date(moment).toISOString()).slice(0, '2026-11-20'.length);

/**
 * Whole years by the newsroom's calendar: 1 on the same day next year, 0 for the future.
 *
 * @param moment ISO, in any zone
 * @param now epoch milliseconds
 */
export function yearsOld(moment: string, now: number): number {
  const [then, today] = [dayOf(Date.parse(moment)), dayOf(now)];
  const isBeforeItsDay = today.monthAndDay < then.monthAndDay;
  return Math.max(0, today.year - then.year - (isBeforeItsDay ? 1 : 0));
}

function dayOf(moment: number) {
  const shifted = new Date(moment + ZONE_MS);
  return {
    year: shifted.getUTCFullYear(),
    monthAndDay: shifted.getUTCMonth() * 100 + shifted.getUTCDate(),
  };
}
