import { CITIES } from '#site/home.mjs';
import { WEATHER } from '#site/weather.mjs';
import type { Wording } from '@/lib/i18n/localized';

export type Condition = 'sunny' | 'partly-cloudy' | 'cloudy' | 'rainy' | 'stormy';

/** A day of the forecast: the condition and the temperature in °C. The first day is today. */
export type ForecastDay = { condition: Condition; tempC: number };

/** The sample weather of a city, fixed like the rest of the sample data: it claims no measurement. */
export type WeatherCity = {
  id: string;
  name: Wording;
  tempC: number;
  condition: Condition;
  humidityPercent: number;
  windKmh: number;
  /** Five days; a city without shows those of the first city that has them. */
  forecast?: readonly ForecastDay[];
};

export const WEATHER_CITIES: readonly WeatherCity[] = CITIES.flatMap(
  (city) => WEATHER.find(({ id }) => id === city) ?? [],
);

const FORECAST = WEATHER.find(({ forecast }) => forecast);

export const forecastCity = (city: WeatherCity): WeatherCity =>
  city.forecast ? city : (FORECAST ?? city);

export const forecastOf = (city: WeatherCity): readonly ForecastDay[] =>
  forecastCity(city).forecast ?? [];
