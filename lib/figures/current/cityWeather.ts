import type { Condition } from '@/lib/content/weather';

type ForecastDay = {
  date: string;
  condition: Condition | null;
  /** The day's highest temperature in °C. */
  tempC: number;
};

/** A model's weather for a city, not a measurement. */
export type CityWeather = {
  id: string;
  /** When the figures hold, in epoch milliseconds. */
  measuredAt: number;
  tempC: number;
  condition: Condition | null;
  isDay: boolean;
  humidityPercent: number;
  windKmh: number;
  days: readonly ForecastDay[];
};
