import 'server-only';
import { z } from 'zod';
import type { Place } from '@/lib/content/weather';
import { AIR_PLACES } from '@/lib/figures/current/airPlaces';
import type { AirPollutant, CityAir, MeanConcentrations } from '@/lib/figures/current/figures';
import { HOUR_MS } from '@/lib/format/elapsed';
import { canBe, indexOf, subIndicesOf } from './nationalAqi';
import { localTime, momentOf, offset, readEach, usable } from './openMeteo';
import type { FigureSource } from './poll';

const VARIABLES = [
  ['pm2_5', 'pm25'],
  ['pm10', 'pm10'],
  ['nitrogen_dioxide', 'no2'],
  ['sulphur_dioxide', 'so2'],
  ['carbon_monoxide', 'co'],
  ['ozone', 'o3'],
] as const satisfies readonly (readonly [string, AirPollutant])[];

const AIR_QUALITY = {
  host: 'air-quality-api.open-meteo.com',
  path: '/v1/air-quality',
  parameters: {
    hourly: VARIABLES.map(([name]) => name).join(','),
    past_days: '1',
    forecast_days: '1',
  },
};

const inEach = <T extends z.ZodType>(value: T) =>
  z.object({
    pm2_5: value,
    pm10: value,
    nitrogen_dioxide: value,
    sulphur_dioxide: value,
    carbon_monoxide: value,
    ozone: value,
  });

const airSchema = z.object({
  utc_offset_seconds: offset,
  hourly_units: inEach(z.string()),
  hourly: z
    .object({ time: z.array(localTime) })
    .and(inEach(z.array(z.number().nonnegative().nullable()))),
});

/**
 * India's rule: means over 24 hours, over 8 for carbon monoxide and ozone, with two thirds of the
 * hours present.
 */
const HOURS: Readonly<Partial<Record<AirPollutant, number>>> = { co: 8, o3: 8 };
const LEAST_SHARE = 2 / 3;

/** If ozone's 8-hour mean is above this, the rule takes the 1-hour value. */
const OZONE_LIMIT = 208;

/**
 * Converts to mg/m³ for carbon monoxide, to µg/m³ for the others. Sources write µ as U+00B5 or
 * U+03BC.
 */
function factorOf(unit: string, pollutant: AirPollutant): number {
  const target = pollutant === 'co' ? 'mg/m³' : 'μg/m³';
  const given = unit.replace('\u00B5', '\u03BC');
  if (given === target) return 1;
  if (given === 'μg/m³') return 1 / 1000;
  if (given === 'mg/m³') return 1000;
  throw new Error(`has the unknown unit ${unit.slice(0, 20)}`);
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Null if too many hours are missing. The last of `hours` is the present one. */
function representative(pollutant: AirPollutant, hours: readonly (number | null)[]): number | null {
  const needed = HOURS[pollutant] ?? 24;
  const last = hours.slice(-needed);
  const known = last.filter((value) => value !== null);
  if (known.length < needed * LEAST_SHARE) return null;
  const mean = meanOf(known);
  if (pollutant !== 'o3' || mean <= OZONE_LIMIT) return mean;
  return Math.max(mean, last.at(-1) ?? mean);
}

export function readAir(id: string, answer: unknown, now: number): CityAir {
  const { hourly, hourly_units: units, utc_offset_seconds } = usable(airSchema, answer);
  const moments = hourly.time.map((time) => momentOf(time, utc_offset_seconds));
  const count = moments.filter((moment) => moment <= now).length;
  const measuredAt = moments[count - 1];
  if (measuredAt === undefined || now - measuredAt >= HOUR_MS)
    throw new Error('has no value for this hour');
  const concentrations: MeanConcentrations = Object.fromEntries(
    VARIABLES.flatMap(([variable, pollutant]) => {
      const value = representative(pollutant, hourly[variable].slice(0, count));
      if (value === null) return [];
      const concentration = value * factorOf(units[variable], pollutant);
      if (!canBe(pollutant, concentration)) throw new Error(`has ${variable} ${concentration}`);
      return [[pollutant, concentration]];
    }),
  );
  const subIndices = subIndicesOf(concentrations);
  const found = indexOf(subIndices);
  if (!found) throw new Error('has too few pollutants for an index');
  return { id, measuredAt, ...found, subIndices, concentrations, stations: null };
}

export const loadAir = (
  signal: AbortSignal,
  { places = AIR_PLACES, now = Date.now() }: { places?: readonly Place[]; now?: number } = {},
): Promise<readonly CityAir[]> =>
  readEach(
    { kind: AIR_QUALITY, places, signal },
    { name: 'air', read: (id, answer) => readAir(id, answer, now) },
  );

/** The model runs every twelve hours, but the current hour needs more frequent polls. */
export const openMeteoAir: FigureSource<readonly CityAir[]> = {
  name: 'air',
  everyMs: 30 * 60_000,
  timeoutMs: 8000,
  load: (signal) => loadAir(signal),
};
