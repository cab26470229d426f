import type { Condition } from '@/lib/content/weather';

/**
 * The pollutants of India's index. Only the CPCB feed has ammonia (`nh3`), because no model covers
 * it over India.
 */
export const AIR_POLLUTANTS = ['pm25', 'pm10', 'no2', 'so2', 'co', 'o3', 'nh3'] as const;

export type AirPollutant = (typeof AIR_POLLUTANTS)[number];

export type SubIndices = Readonly<Partial<Record<AirPollutant, number>>>;

/** Means over each pollutant's averaging time: carbon monoxide in mg/m³, the others in µg/m³. */
export type MeanConcentrations = Readonly<Partial<Record<AirPollutant, number>>>;

export type CityAir = {
  id: string;
  /** The end of the averaged hours, in epoch milliseconds. */
  measuredAt: number;
  /** India's National AQI, 0 to 500. */
  index: number;
  prominent: AirPollutant;
  subIndices: SubIndices;
  concentrations: MeanConcentrations | null;
  stations: number | null;
};

type ForecastDay = {
  date: string;
  condition: Condition | null;
  tempC: number;
};

/** A model's weather for a city, not a measurement. */
export type CityWeather = {
  id: string;
  /** Epoch milliseconds. */
  measuredAt: number;
  tempC: number;
  condition: Condition | null;
  isDay: boolean;
  humidityPercent: number;
  windKmh: number;
  days: readonly ForecastDay[];
};
