import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
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
  ]);
}
