import { CITIES } from '#site/home.mjs';
import { WEATHER } from '#site/weather.mjs';
import type { Wording } from '@/lib/i18n/localized';

export type Condition = 'sunny' | 'partly-cloudy' | 'cloudy' | 'rainy' | 'stormy';

export type ForecastDay = { condition: Condition; tempC: number };

type SampleWeather = {
  tempC: number;
  condition: Condition;
  humidityPercent: number;
  windKmh: number;
  forecast?: readonly ForecastDay[] | undefined;
};

type Coordinates = { latitude: number; longitude: number };

export type CityRecord = { id: string; name: Wording } & Partial<Coordinates> &
  Partial<SampleWeather>;

export type WeatherCity = Pick<CityRecord, 'id' | 'name'> & SampleWeather;

export type Place = Pick<CityRecord, 'id' | 'name'> & Coordinates;

const records = (): readonly CityRecord[] =>
  CITIES.flatMap((city) => WEATHER.find(({ id }) => id === city) ?? []);

const isSample = (city: CityRecord): city is WeatherCity => city.tempC !== undefined;

const isPlace = (city: CityRecord): city is Place => city.latitude !== undefined;

export const WEATHER_CITIES: readonly WeatherCity[] = records().filter(isSample);

export const PLACES: readonly Place[] = records().filter(isPlace);

const FORECAST = WEATHER_CITIES.find(({ forecast }) => forecast);

export const forecastCity = (city: WeatherCity): WeatherCity =>
  city.forecast ? city : (FORECAST ?? city);

export const forecastOf = (city: WeatherCity): readonly ForecastDay[] =>
  forecastCity(city).forecast ?? [];
