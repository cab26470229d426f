import { z } from 'zod';
import { CURRENCY } from '#site/currency.mjs';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { CITY_IDS, CITY_NAMES } from '@/lib/content/cityNames';
import { ZODIAC } from '@/lib/content/zodiac';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { amount, moment, oneOf, optionalText, text } from './cells';

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
