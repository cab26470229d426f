import { LOCALES } from '@/lib/i18n/locales';
import type { Locale } from '@/lib/i18n/routing';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const partsOf = (seconds: number) =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE] as const;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** "3:24", "1:02:03", as players write it. `seconds` whole. */
export function clockLength(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  const tail = twoDigits(rest);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const UNITS = ['hour', 'minute', 'second'] as const;

/** "3 minutes 24 seconds", for screen readers, which say "3:24" as a time of day. */
export const spokenLength = (seconds: number, locale: Locale): string =>
  partsOf(seconds)
    .flatMap((value, at) => {
      const unit = UNITS[at];
      if (value === 0 || unit === undefined) return [];
      const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(LOCALES[locale].intl, form).format(value);
    })
    .join(' ');

/** ISO 8601, "PT204S". */
export const isoLength = (seconds: number): string => `PT${seconds}S`;
