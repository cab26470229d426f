import 'server-only';
import { z } from 'zod';
import { type Condition, type Place, PLACES } from '@/lib/content/weather';
import type { CityWeather } from './current/figures';
import { localTime, momentOf, offset, readEach, usable } from './openMeteo';
import type { FigureSource } from './poll';

const TO_CELSIUS: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  '°F': (value) => ((value - 32) * 5) / 9,
};

const TO_KMH: Readonly<Record<string, (value: number) => number>> = {
  'km/h': (value) => value,
  'm/s': (value) => value * 3.6,
  mph: (value) => value * 1.609_344,
  'mp/h': (value) => value * 1.609_344,
  kn: (value) => value * 1.852,
};

const converter =
  (units: typeof TO_KMH) =>
  (unit: string): ((value: number) => number) => {
    const convert = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (!convert) throw new Error(`has the unknown unit ${unit.slice(0, 20)}`);
    return convert;
  };

const toCelsius = converter(TO_CELSIUS);

const toKmh = converter(TO_KMH);

/** Ranges of WMO code table 4677, as Open-Meteo sends it; both ends are included. */
const CONDITIONS: readonly (readonly [from: number, to: number, condition: Condition])[] = [
  [0, 1, 'sunny'],
  [2, 2, 'partly-cloudy'],
  [3, 3, 'cloudy'],
  [45, 48, 'cloudy'],
  [51, 67, 'rainy'],
  [71, 77, 'cloudy'], // snow, which has no condition of its own
  [80, 82, 'rainy'],
  [85, 86, 'cloudy'],
  [95, 99, 'stormy'],
];

export const conditionOf = (code: number | null): Condition | null =>
  CONDITIONS.find(([from, to]) => code !== null && from <= code && code <= to)?.[2] ?? null;

/**
 * Seven variables, because a call with more than ten counts as several. Six days, so that five
 * remain after midnight.
 */
const FORECAST = {
  host: 'api.open-meteo.com',
  path: '/v1/forecast',
  parameters: {
    current: 'temperature_2m,relative_humidity_2m,weather_code,is_day,wind_speed_10m',
    daily: 'weather_code,temperature_2m_max',
    forecast_days: '6',
  },
};

const code = z.number().nullable();

const forecastSchema = z.object({
  utc_offset_seconds: offset,
  current_units: z.object({ temperature_2m: z.string(), wind_speed_10m: z.string() }),
  current: z.object({
    time: localTime,
    temperature_2m: z.number(),
    relative_humidity_2m: z.number().min(0).max(100),
    weather_code: code,
    is_day: z.number(),
    wind_speed_10m: z.number().nonnegative(),
  }),
  daily_units: z.object({ temperature_2m_max: z.string() }),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: z.array(code),
    temperature_2m_max: z.array(z.number().nullable()),
  }),
});

/** Wider than India's records (52.8 and −45 °C, cyclones of 260 km/h). */
const BOUNDS = { celsius: [-60, 60], kmh: [0, 400] } as const;

function within(value: number, [least, most]: readonly [number, number], name: string): number {
  if (!(value >= least && value <= most)) throw new Error(`has ${name} ${value}`);
  return value;
}

export function readForecast(id: string, answer: unknown): CityWeather {
  const {
    current,
    current_units: units,
    daily,
    daily_units,
    utc_offset_seconds,
  } = usable(forecastSchema, answer);
  const celsius = (value: number, unit: string) =>
    within(Math.round(toCelsius(unit)(value)), BOUNDS.celsius, 'the temperature');
  return {
    id,
    measuredAt: momentOf(current.time, utc_offset_seconds),
    tempC: celsius(current.temperature_2m, units.temperature_2m),
    condition: conditionOf(current.weather_code),
    isDay: current.is_day !== 0,
    humidityPercent: Math.round(current.relative_humidity_2m),
    windKmh: within(
      Math.round(toKmh(units.wind_speed_10m)(current.wind_speed_10m)),
      BOUNDS.kmh,
      'the wind',
    ),
    days: daily.time.flatMap((date, day) => {
      const highest = daily.temperature_2m_max[day] ?? null;
      if (highest === null) return [];
      return {
        date,
        condition: conditionOf(daily.weather_code[day] ?? null),
        tempC: celsius(highest, daily_units.temperature_2m_max),
      };
    }),
  };
}

export const loadForecasts = (
  signal: AbortSignal,
  places: readonly Place[] = PLACES,
): Promise<readonly CityWeather[]> =>
  readEach({ kind: FORECAST, places, signal }, { name: 'weather', read: readForecast });

export const openMeteoWeather: FigureSource<readonly CityWeather[]> = {
  name: 'weather',
  everyMs: 30 * 60_000,
  timeoutMs: 8000,
  load: (signal) => loadForecasts(signal),
};
