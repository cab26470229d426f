import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { cpcbAir } from './air/cpcbAir';
import { openMeteoAir } from './air/openMeteoAir';
import { poll } from './client/poll';
import { memory } from './memory';
import { openMeteoWeather } from './weather/openMeteoWeather';

/**
 * Starts a poll for each source that the settings name, once in a process.
 *
 * @returns once each has been asked
 */
export async function startFigures(): Promise<void> {
  const settings = environment();
  const known = memory();
  await Promise.all([
    settings.WEATHER_SOURCE &&
      poll(openMeteoWeather, (weather) => {
        known.weather = weather;
      }),
    settings.AIR_SOURCE &&
      poll(settings.AIR_SOURCE === 'cpcb' ? cpcbAir : openMeteoAir, (air) => {
        known.air = air;
      }),
  ]);
}
