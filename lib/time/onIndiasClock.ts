import { MINUTE_MS } from './durations';

export const INDIA_OFFSET_MINUTES = 330;
const ZONE = '+05:30';

/**
 * A moment in ISO 8601 on India's clock, to the second: `2026-11-20T11:55:00+05:30`. India has one
 * zone and no summer time.
 *
 * @param moment ISO, in any zone
 */
export function onIndiasClock(moment: string): string {
  const shifted = new Date(Date.parse(moment) + INDIA_OFFSET_MINUTES * MINUTE_MS);
  return shifted.toISOString().replace(/(\.\d+)?Z$/, ZONE);
}
