import { SAMPLE_DATE } from '@/tools/shared/sampleDate';
import { AQI_BANDS, bandOf, type Category } from './bands';
import { byShare, type Concentrations } from './pollutants';

type CityId = 'delhi' | 'mumbai' | 'kolkata' | 'chennai';

export type AqiFigures = {
  id: CityId;
  aqi: number;
  lastUpdate: string;
  pollutants: Concentrations;
};

export type AqiCity = AqiFigures & { category: Category };

/** Derives the category from the index, so that they cannot disagree. */
function city(id: CityId, aqi: number, pollutants: Concentrations): AqiCity {
  const { key: category } = bandOf(AQI_BANDS, aqi);
  return { id, aqi, category, lastUpdate: SAMPLE_DATE, pollutants };
}

/**
 * Sample values, not measurements. The index fits the concentrations by the Central Pollution
 * Control Board's breakpoints.
 */
export const AQI_CITIES: readonly AqiCity[] = [
  city('delhi', 312, { pm25: 135, pm10: 214, no2: 64, so2: 14, co: 1.8, o3: 32 }),
  city('mumbai', 156, { pm25: 77, pm10: 121, no2: 46, so2: 12, co: 1.1, o3: 41 }),
  city('kolkata', 218, { pm25: 96, pm10: 148, no2: 52, so2: 11, co: 1.3, o3: 35 }),
  city('chennai', 68, { pm25: 35, pm10: 68, no2: 22, so2: 8, co: 0.7, o3: 38 }),
];

/** The end of these pollutants' bars: the highest share of a limit, in halves. */
export const barsEnd = (cities: readonly Concentrations[]): number =>
  Math.ceil(
    Math.max(1, ...cities.flatMap((pollutants) => byShare(pollutants).map(({ share }) => share))) *
      2,
  ) / 2;

export const BARS_END = barsEnd(AQI_CITIES.map(({ pollutants }) => pollutants));
