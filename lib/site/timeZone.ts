import { z } from 'zod';

const INDIA = 'Asia/Kolkata';
/** Halves of a year that has daylight saving time somewhere. */
const [WINTER, SUMMER] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/**
 * How far a zone is before UTC, as ISO writes it: `+05:30`.
 *
 * @throws RangeError for a zone that there is not
 */
export function offsetOf(zone: string, at = WINTER): string {
  const [, offset] =
    /GMT([+-]\d{2}:\d{2})$/.exec(
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at),
    ) ?? [];
  return offset ?? '+00:00';
}

/** Milliseconds before UTC of an ISO offset. */
export const offsetMs = (offset: string): number => -Date.parse(`1970-01-01T00:00:00${offset}`);

function isSteady(zone: string): boolean {
  try {
    return offsetOf(zone, WINTER) === offsetOf(zone, SUMMER);
  } catch {
    return false;
  }
}

/** One offset for all of the year, because days are counted by it. */
export const timeZoneSchema = z
  .string()
  .refine(isSteady, 'must be a time zone without daylight saving time, such as Asia/Kathmandu')
  .default(INDIA);
