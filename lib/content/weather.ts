import { CITIES } from '#site/home.mjs';
import { SAMPLE_WEATHER, type WeatherCity } from './sampleWeather';

/** The cities of the front page's weather, in the order in which the site names them. */
export const WEATHER_CITIES: readonly WeatherCity[] = CITIES.flatMap(
  (city) => SAMPLE_WEATHER.find(({ id }) => id === city) ?? [],
);
