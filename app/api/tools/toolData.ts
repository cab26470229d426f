import 'server-only';
import { currentAir } from '@/lib/figures/current/currentAir';
import { currentFuel, currentMetals } from '@/lib/figures/current/currentPrices';
import { currentReadings } from '@/lib/figures/current/currentReadings';
import type { Locale } from '@/lib/i18n/locales';
import { err, ok, type Result } from '@/lib/result';
import { AQI_CITIES } from '@/tools/aqi/cities';
import { FUEL_CITIES } from '@/tools/fuel/fuelCities';
import { currentReading } from '@/tools/horoscope/currentReading';
import { readingsIn } from '@/tools/horoscope/localizedReading';
import { METAL_CITIES } from '@/tools/metals/metalCities';
import { TOOL_SCHEMAS } from './toolSchemas';

export type DataTool = keyof typeof TOOL_SCHEMAS;

export const isDataTool = (name: string): name is DataTool => Object.hasOwn(TOOL_SCHEMAS, name);

const SOURCES: Record<DataTool, (locale: Locale) => unknown> = {
  fuel: () => currentFuel(Date.now())?.cities ?? FUEL_CITIES,
  metals: () => currentMetals(Date.now())?.cities ?? METAL_CITIES,
  aqi: () => (currentAir(Date.now()) ? [] : AQI_CITIES),
  horoscope: (locale) =>
    currentReadings(locale, Date.now())?.map(currentReading) ?? readingsIn(locale),
};

/** Unusable data is an error with an inner message, as in product.md 13. */
export function toolData(
  tool: DataTool,
  locale: Locale,
  sources: Record<DataTool, (locale: Locale) => unknown> = SOURCES,
): Result<readonly unknown[], string> {
  const { data, success } = TOOL_SCHEMAS[tool].safeParse(sources[tool](locale));
  return success ? ok(data) : err(`Invalid ${tool} data`);
}
