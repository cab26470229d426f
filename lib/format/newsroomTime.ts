import { ZONE_OFFSET } from '#site/locales.mjs';

/** Milliseconds before UTC of an ISO offset. */
const offsetMs = (offset: string): number => -Date.parse(`1970-01-01T00:00:00${offset}`);

/**
 * `2026-11-20T11:55:00+05:30`. A newsroom's zone has no daylight saving time.
 *
 * @param moment ISO, in any zone
 * @param offset ISO, the newsroom's where not given
 */
export function onNewsroomClock(moment: string, offset: string = ZONE_OFFSET): string {
  const shifted = new Date(Date.parse(moment) + offsetMs(offset));
  return shifted.toISOString().replace(/(\.\d+)?Z$/, offset);
}

/** The newsroom's ISO day, `2026-11-20`, of epoch milliseconds. */
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
  const shifted = new Date(moment + offsetMs(ZONE_OFFSET));
  return {
    year: shifted.getUTCFullYear(),
    monthAndDay: shifted.getUTCMonth() * 100 + shifted.getUTCDate(),
  };
}
