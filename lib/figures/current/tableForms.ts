import { z } from 'zod';
import { CURRENCY } from '#site/currency.mjs';
import { ZONE_OFFSET } from '#site/locales.mjs';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { CITY_IDS, CITY_NAMES } from '@/lib/content/cityNames';
import { ZODIAC } from '@/lib/content/zodiac';
import { readWholeGroups } from '@/lib/format/readNumber';
import { LOCALE_NAMES } from '@/lib/i18n/locales';

const isoDay = z.iso.date();
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d?:\d\d)(?::\d\d)?)?$/;

/**
 * Parses a day, or a day and time of the newsroom's zone, to epoch milliseconds. Refuses ambiguous
 * orders such as 11/12/2026.
 *
 * @param usual the time if the cell has none, such as `06:00`
 */
const moment = (usual: string) =>
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
const amount = (least: number, most: number, what: string) =>
  z
    .string()
    .transform((cell) => readWholeGroups(cell) ?? Number.NaN)
    .refine(
      (value) => value >= least && value <= most,
      `must be a number of ${least} to ${most} (${what})`,
    );

const text = (most: number) =>
  z.string().min(1, 'is empty').max(most, `has more than ${most} characters`);

const optionalText = (most: number) =>
  z.string().max(most, `has more than ${most} characters`).default('');

function oneOf<Name extends string>(
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

const NAME = 80;
const PARAGRAPH = 2000;

const source = optionalText(NAME);
const city = oneOf(CITY_IDS, 'a city of this site', CITY_NAMES);

const price = (least: number, most: number, per: string) =>
  CURRENCY === 'INR'
    ? amount(least, most, `rupees per ${per}`)
    : amount(0.01, 1e9, `${CURRENCY} per ${per}`);

const litre = price(50, 250, 'litre');

export const fuelForm = {
  columns: ['date', 'city', 'petrol', 'diesel'],
  schema: z
    .object({ date: moment('06:00'), city, petrol: litre, diesel: litre, source })
    .transform(({ date, ...row }) => ({ ...row, measuredAt: date })),
};

export type FuelRow = z.output<typeof fuelForm.schema>;

const gram = price(1000, 50_000, 'gram');
const GRAMS = 1000;

/**
 * Without a time, a row counts from the first of the day's two fixes, at about half past twelve.
 */
export const metalsForm = {
  columns: ['date', 'city', 'gold24k', 'gold22k', 'silver'],
  schema: z
    .object({
      date: moment('12:30'),
      city,
      gold24k: gram,
      gold22k: gram,
      silver: price(20_000, 1_000_000, 'kilogram'),
      source,
    })
    .transform(({ date, silver, ...row }) => ({
      ...row,
      silver: silver / GRAMS,
      measuredAt: date,
    })),
};

export type MetalsRow = z.output<typeof metalsForm.schema>;

const signs = ZODIAC.map(({ id }) => id);
const sign = oneOf(signs, 'a sign');
const paragraph = optionalText(PARAGRAPH);

export const horoscopeForm = {
  columns: ['date', 'sign', 'language', 'general'],
  schema: z
    .object({
      date: moment('00:00'),
      sign,
      language: oneOf(LOCALE_NAMES, 'a language of this site'),
      general: text(PARAGRAPH),
      love: paragraph,
      career: paragraph,
      health: paragraph,
      travel: paragraph,
      mood: optionalText(NAME),
      luckynumber: optionalText(NAME),
      luckycolor: optionalText(NAME),
      compatibility: z.union([z.literal('').transform(() => null), sign]).default(null),
    })
    .transform(({ date, luckynumber, luckycolor, ...row }) => ({
      ...row,
      luckyNumber: luckynumber,
      luckyColor: luckycolor,
      measuredAt: date,
    })),
};

export type HoroscopeRow = z.output<typeof horoscopeForm.schema>;

export const marketsForm = {
  columns: ['date', 'index', 'value'],
  schema: z
    .object({
      date: moment('15:30'),
      index: oneOf(
        MARKET_SUMMARY.map(({ id }) => id),
        'an index of content/markets.json',
      ),
      value: amount(1, 1_000_000, 'points'),
      source,
    })
    .transform(({ date, ...row }) => ({ ...row, measuredAt: date })),
};

export type MarketsRow = z.output<typeof marketsForm.schema>;
