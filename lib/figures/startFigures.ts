import 'server-only';
import { CITIES } from '#site/home.mjs';
import { ADS } from '#site/partners.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { PLACES } from '@/lib/content/weather';
import { fuelForm, horoscopeForm, marketsForm, metalsForm } from '@/lib/figures/current/tableForms';
import { cpcbAir } from './cpcbAir';
import { type Memory, memory } from './current/memory';
import { tableSource } from './loadTable';
import { openMeteoAir } from './openMeteoAir';
import { openMeteoWeather } from './openMeteoWeather';
import { logLeftOut, poll } from './poll';
import type { TableForm } from './readTable';

const keep =
  <Kind extends keyof Memory>(kind: Kind) =>
  (value: Memory[Kind]): void => {
    memory()[kind] = value;
  };

function table<Row extends { measuredAt: number }>(
  name: string,
  address: string | undefined,
  form: TableForm<Row>,
  kept: (rows: readonly Row[]) => void,
) {
  return address && poll(tableSource(name, address, form), kept);
}

/**
 * Call once per process: starts a poll for each configured source.
 *
 * @returns once each source has been polled
 */
export async function startFigures(): Promise<void> {
  const settings = environment();
  if (settings.WEATHER_SOURCE || settings.AIR_SOURCE === 'open-meteo')
    logLeftOut('open-meteo', openMeteoNotes());
  await Promise.all([
    settings.WEATHER_SOURCE && poll(openMeteoWeather, keep('weather')),
    settings.AIR_SOURCE &&
      poll(settings.AIR_SOURCE === 'cpcb' ? cpcbAir : openMeteoAir, keep('air')),
    table('fuel', settings.FUEL_TABLE, fuelForm, keep('fuel')),
    table('metals', settings.METALS_TABLE, metalsForm, keep('metals')),
    table('horoscope', settings.HOROSCOPE_TABLE, horoscopeForm, keep('horoscope')),
    table('markets', settings.MARKETS_TABLE, marketsForm, keep('markets')),
  ]);
}

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
