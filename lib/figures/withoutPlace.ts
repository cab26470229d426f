import 'server-only';
import { CITIES } from '#site/home.mjs';
import { PLACES } from '@/lib/content/weather';

/** A line for each of the site's cities that Open-Meteo cannot be asked about. */
export const withoutPlace = (): readonly string[] =>
  CITIES.filter((city) => !PLACES.some(({ id }) => id === city)).map(
    (city) =>
      `${city} has no latitude and longitude in content/weather.json, so none is shown of it`,
  );
