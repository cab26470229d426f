import { z } from 'zod';

const INDIA = 'Asia/Kolkata';
/**
 * Twice a month, because Morocco changes its offset only for Ramadan, which moves through the year.
 */
const DAYS = Array.from({ length: 24 }, (_, half) =>
  Date.UTC(2026, Math.floor(half / 2), half % 2 === 0 ? 1 : 15),
);

/**
 * A zone's ISO offset, such as `+05:30`.
 *
 * @throws RangeError for an unknown zone
 */
export function offsetOf(zone: string, at = DAYS[0]): string {
  const [, offset] =
    /GMT([+-]\d{2}:\d{2})$/.exec(
      new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at),
    ) ?? [];
  return offset ?? '+00:00';
}

/** `+05:30` gives 19,800,000. */
export const offsetMs = (offset: string): number => -Date.parse(`1970-01-01T00:00:00${offset}`);

function isSteady(zone: string): boolean {
  try {
    return new Set(DAYS.map((day) => offsetOf(zone, day))).size === 1;
  } catch {
    return false;
  }
}

/** One offset for the whole year, because days are counted by it. */
export const timeZoneSchema = z
  .string()
  .refine(isSteady, 'must be a time zone without daylight saving time, such as Asia/Kathmandu')
  .default(INDIA);
