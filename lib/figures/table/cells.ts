import { z } from 'zod';
import { ZONE_OFFSET } from '#site/locales.mjs';
import { readWholeGroups } from '@/lib/format/readNumber';

const isoDay = z.iso.date();
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d?:\d\d)(?::\d\d)?)?$/;

/**
 * Parses a day, or a day and time of the newsroom's zone, to epoch milliseconds. Refuses ambiguous
 * orders such as 11/12/2026.
 *
 * @param usual the time if the cell has none, such as `06:00`
 */
export const moment = (usual: string) =>
  z.string().transform((cell, context) => {
    const [, day = '', time = usual] = DATE.exec(cell) ?? [];
    const given = Date.parse(`${day}T${time.padStart(5, '0')}:00${ZONE_OFFSET}`);
    // `Date.parse` reads 31 November as 1 December.
    if (Number.isFinite(given) && isoDay.safeParse(day).success) return given;
    context.addIssue({
      code: 'custom',
      message:
        'must be a date such as 2026-11-27 or 2026-11-27 18:30 (Google Sheets: Format, Number, Custom date: yyyy-mm-dd)',
    });
    return z.NEVER;
  });

/**
 * A number as sheets show it (1,08,650.50, ₹ 108.65). The bounds catch a misplaced point or another
 * unit; a decimal comma is refused.
 *
 * @param what the unit, for the error message
 */
export const amount = (least: number, most: number, what: string) =>
  z
    .string()
    .transform((cell) => readWholeGroups(cell) ?? Number.NaN)
    .refine(
      (value) => value >= least && value <= most,
      `must be a number of ${least} to ${most} (${what})`,
    );

export const text = (most: number) =>
  z.string().min(1, 'is empty').max(most, `has more than ${most} characters`);

export const optionalText = (most: number) =>
  z.string().max(most, `has more than ${most} characters`).default('');

export function oneOf<Name extends string>(
  names: readonly Name[],
  what: string,
  others: readonly (readonly [name: string, of: Name])[] = [],
) {
  const known = new Map(
    [...others, ...names.map((name) => [name, name] as const)].map(([name, of]) => [
      plainName(name),
      of,
    ]),
  );
  return z.string().transform((cell, context) => {
    const found = known.get(plainName(cell));
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: `must be ${what}: ${names.join(', ')}` });
    return z.NEVER;
  });
}

const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
