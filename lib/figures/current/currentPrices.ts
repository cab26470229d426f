import { environment } from '@/lib/config/environment.mjs';
import { indianDay } from '@/lib/format/indianTime';
import { CITY_IDS, type CityName } from '../table/cities';
import type { FuelRow, MetalsRow } from '../table/forms';
import { memory } from './memory';
import { changeOf, lastOfDays, newestOf } from './newest';

/** Prices of a city by their names, and their changes since an earlier day: NaN where unknown. */
export type CurrentPrice<Key extends string> = Readonly<Record<Key | `${Key}Change`, number>> & {
  name: CityName;
  /** ISO day in India of the price. */
  lastUpdate: string;
  measuredAt: number;
  /** Who quotes it, as the desk names them; may be empty. */
  source: string;
};

type Fuel = 'petrol' | 'diesel';
type Metal = 'gold24k' | 'gold22k' | 'silver';

const HISTORY_DAYS = 30;

const ofCity = <Row extends { city: string }>(rows: readonly Row[] | null, city: string) =>
  (rows ?? []).filter((row) => row.city === city);

/** The prices of today of the desk's table, the site's cities first. */
export function currentFuel(now: number): readonly CurrentPrice<Fuel>[] | null {
  if (!environment().FUEL_TABLE) return null;
  return CITY_IDS.flatMap((name) => {
    const found = newestOf(ofCity(memory().fuel, name), 'fuel', now);
    if (!found) return [];
    const { row, before } = found;
    return {
      name,
      lastUpdate: indianDay(row.measuredAt),
      measuredAt: row.measuredAt,
      source: row.source,
      petrol: row.petrol,
      petrolChange: changeOf(row.petrol, before?.petrol),
      diesel: row.diesel,
      dieselChange: changeOf(row.diesel, before?.diesel),
    };
  });
}

export function currentMetals(now: number): readonly CurrentPrice<Metal>[] | null {
  if (!environment().METALS_TABLE) return null;
  return CITY_IDS.flatMap((name) => {
    const found = newestOf(ofCity(memory().metals, name), 'metals', now);
    if (!found) return [];
    const { row, before } = found;
    return {
      name,
      lastUpdate: indianDay(row.measuredAt),
      measuredAt: row.measuredAt,
      source: row.source,
      gold24k: row.gold24k,
      gold24kChange: changeOf(row.gold24k, before?.gold24k),
      gold22k: row.gold22k,
      gold22kChange: changeOf(row.gold22k, before?.gold22k),
      silver: row.silver,
      silverChange: changeOf(row.silver, before?.silver),
    };
  });
}

export type DayPrice<Row> = Row & { day: string };

/** The last thirty days of a city as far as the table has them, the oldest first. */
export const fuelHistory = (city: string, now: number): readonly DayPrice<FuelRow>[] =>
  lastOfDays(ofCity(memory().fuel, city), { now, days: HISTORY_DAYS });

export const metalsHistory = (city: string, now: number): readonly DayPrice<MetalsRow>[] =>
  lastOfDays(ofCity(memory().metals, city), { now, days: HISTORY_DAYS });
