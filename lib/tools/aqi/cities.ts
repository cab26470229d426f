import type { Localized } from '@/lib/i18n/localized';
import { SAMPLE_DATE } from '@/lib/tools/sampleDate';
import { AQI_BANDS, type Category } from './bands';
import { BAND_TEXTS } from './bandTexts';
import { byShare, type Concentrations } from './pollutants';
import { bandOf } from './scale';

type CityId = 'delhi' | 'mumbai' | 'kolkata' | 'chennai';

/** What is measured in a city. */
export type AqiFigures = {
  /** Its name is the message of this key in `Cities`. */
  id: CityId;
  aqi: number;
  /** ISO day of the sample. */
  lastUpdate: string;
  pollutants: Concentrations;
};

export type AqiCity = AqiFigures & {
  category: Category;
  description: Localized;
  recommendation: Localized;
};

/**
 * A city’s air. What depends on the figure is worked out from it, so that the two cannot disagree.
 */
function city(id: CityId, aqi: number, pollutants: Concentrations): AqiCity {
  const { key: category } = bandOf(AQI_BANDS, aqi);
  return { id, aqi, category, ...BAND_TEXTS[category], lastUpdate: SAMPLE_DATE, pollutants };
}

/**
 * Sample air of four cities, fixed like the rest of the sample data: it claims no measurement. The
 * index fits the concentrations by the breakpoints of the Central Pollution Control Board.
 */
export const AQI_CITIES: readonly AqiCity[] = [
  city('delhi', 312, { pm25: 135, pm10: 214, no2: 64, so2: 14, co: 1.8, o3: 32 }),
  city('mumbai', 156, { pm25: 77, pm10: 121, no2: 46, so2: 12, co: 1.1, o3: 41 }),
  city('kolkata', 218, { pm25: 96, pm10: 148, no2: 52, so2: 11, co: 1.3, o3: 35 }),
  city('chennai', 68, { pm25: 35, pm10: 68, no2: 22, so2: 8, co: 0.7, o3: 38 }),
];

/**
 * Where bars of shares end, so that the bars of all cities can be compared: the largest share, up
 * to the next half.
 */
export const BARS_END =
  Math.ceil(
    Math.max(
      1,
      ...AQI_CITIES.flatMap(({ pollutants }) => byShare(pollutants).map(({ share }) => share)),
    ) * 2,
  ) / 2;
