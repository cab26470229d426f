import 'server-only';
import { CITIES } from '#site/home.mjs';
import { ADS } from '#site/partners.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { PLACES } from '@/lib/content/weather';

/** Open-Meteo's terms: https://open-meteo.com/en/terms */
const PAID =
  'its free service is for sites without advertisements, and this one has ads: set OPEN_METEO_KEY or OPEN_METEO_URL';

export function openMeteoNotes(): readonly string[] {
  const { OPEN_METEO_KEY, OPEN_METEO_URL } = environment();
  const isFree = !OPEN_METEO_KEY && !OPEN_METEO_URL;
  return [
    ...(ADS !== null && isFree ? [PAID] : []),
    ...CITIES.filter((city) => !PLACES.some(({ id }) => id === city)).map(
      (city) =>
        `${city} has no latitude and longitude in content/weather.json, so none is shown of it`,
    ),
  ];
}
