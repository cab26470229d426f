import type { Condition } from '@/lib/content/weather';

type ForecastDay = {
  date: string;
  condition: Condition | null;
  /** The day's highest temperature in °C. */
  tempC: number;
};

/** The weather that a model gives for a city's place: no thermometer stands there. */
export type CityWeather = {
  id: string;
  /** The time that the figures hold for, epoch milliseconds. */
  measuredAt: number;
  tempC: number;
  condition: Condition | null;
  isDay: boolean;
  humidityPercent: number;
  windKmh: number;
  days: readonly ForecastDay[];
};
