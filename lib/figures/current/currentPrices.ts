import { MARKET_SUMMARY } from '#site/markets.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { CITY_IDS, type CityName } from '@/lib/content/cityNames';
import { newsroomDay } from '@/lib/format/newsroomTime';
import type { MarketIndex } from '@/lib/site/contentSchema';
import { memory } from './memory';
import { changeOf, lastOfDays, newestOf } from './newest';
import type { FuelRow, MetalsRow } from './tableForms';

type CurrentPrice<Key extends string> = Readonly<Record<Key | `${Key}Change`, number>> & {
  name: CityName;
  lastUpdate: string;
};

export type CurrentPrices<Key extends string> = {
  cities: readonly CurrentPrice<Key>[];
  sources: readonly string[];
};

type Fuel = 'petrol' | 'diesel';
type Metal = 'gold24k' | 'gold22k' | 'silver';

const HISTORY_DAYS = 30;

const ofCity = <Row extends { city: string }>(rows: readonly Row[] | null, city: string) =>
  (rows ?? []).filter((row) => row.city === city);

type Found<Row> = { name: CityName; row: Row; before: Row | null };

function newestByCity<Row extends FuelRow | MetalsRow>(
  rows: readonly Row[] | null,
  kind: 'fuel' | 'metals',
  now: number,
): Found<Row>[] {
  return CITY_IDS.flatMap((name) => {
    const found = newestOf(ofCity(rows, name), kind, now);
    return found ? [{ name, ...found }] : [];
  });
}

const sourcesOf = (found: readonly Found<{ source: string }>[]): string[] =>
  [...new Set(found.map(({ row }) => row.source))].filter(Boolean);

export function currentFuel(now: number): CurrentPrices<Fuel> | null {
  if (!environment().FUEL_TABLE) return null;
  const found = newestByCity(memory().fuel, 'fuel', now);
  return {
    sources: sourcesOf(found),
    cities: found.map(({ name, row, before }) => ({
      name,
      lastUpdate: newsroomDay(row.measuredAt),
      petrol: row.petrol,
      petrolChange: changeOf(row.petrol, before?.petrol),
      diesel: row.diesel,
      dieselChange: changeOf(row.diesel, before?.diesel),
    })),
  };
}

const GRAMS_PER_KILOGRAM = 1000;

export function currentMetals(now: number): CurrentPrices<Metal> | null {
  if (!environment().METALS_TABLE) return null;
  const found = newestByCity(memory().metals, 'metals', now);
  return {
    sources: sourcesOf(found),
    cities: found.map(({ name, row, before }) => ({
      name,
      lastUpdate: newsroomDay(row.measuredAt),
      gold24k: row.gold24k,
      gold24kChange: changeOf(row.gold24k, before?.gold24k),
      gold22k: row.gold22k,
      gold22kChange: changeOf(row.gold22k, before?.gold22k),
      silver: row.silver,
      // Rounded per kilogram, as shown: one rupee per kilogram is a tenth of a paisa per gram.
      silverChange:
        changeOf(
          row.silver * GRAMS_PER_KILOGRAM,
          before ? before.silver * GRAMS_PER_KILOGRAM : undefined,
        ) / GRAMS_PER_KILOGRAM,
    })),
  };
}

type DayPrice<Row> = Row & { day: string };

export const fuelHistory = (city: string, now: number): readonly DayPrice<FuelRow>[] =>
  lastOfDays(ofCity(memory().fuel, city), { now, days: HISTORY_DAYS });

export const metalsHistory = (city: string, now: number): readonly DayPrice<MetalsRow>[] =>
  lastOfDays(ofCity(memory().metals, city), { now, days: HISTORY_DAYS });

export type CurrentIndex = MarketIndex & { measuredAt: number; source: string };

export function currentMarkets(now: number): readonly CurrentIndex[] | null {
  if (!environment().MARKETS_TABLE) return null;
  return MARKET_SUMMARY.flatMap(({ id, name }) => {
    const own = (memory().markets ?? []).filter(({ index }) => index === id);
    const found = newestOf(own, 'markets', now);
    if (!found?.before) return [];
    const { row, before } = found;
    const change = changeOf(row.value, before.value);
    return {
      id,
      name,
      value: row.value,
      change,
      changePercent: changeOf((change / before.value) * 100, 0),
      measuredAt: row.measuredAt,
      source: row.source,
    };
  });
}
