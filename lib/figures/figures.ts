import 'server-only';
import { environment } from '@/lib/config/environment.mjs';
import { indianDay } from '@/lib/format/indianTime';
import type { Wording } from '@/lib/i18n/localized';
import { AIR_PLACES } from './air/airPlaces';
import type { CityAir } from './air/cityAir';
import { isCurrent } from './client/age';
import { memory } from './memory';
import type { CityWeather } from './weather/cityWeather';

export type { AirPollutant, SubIndices } from './air/cityAir';
export type { CityWeather } from './weather/cityWeather';

/**
 * True figures, for pages. Nothing here waits or calls out: each answer is what the polls of
 * `startFigures.ts` know. Null where the deployment has no such source; an empty list where it has
 * none that is current.
 */

const DAYS = 5;

/** The weather of the site's cities, and five days from today. */
export function currentWeather(now: number): readonly CityWeather[] | null {
  if (!environment().WEATHER_SOURCE) return null;
  const today = indianDay(now);
  return (memory().weather ?? [])
    .filter(({ measuredAt }) => isCurrent('weather', measuredAt, now))
    .map((city) => ({
      ...city,
      days: city.days.filter(({ date }) => date >= today).slice(0, DAYS),
    }));
}

export type NamedAir = CityAir & { name: Wording };

export type CurrentAir = {
  /** A model's estimate, or the Central Pollution Control Board's stations. */
  kind: 'model' | 'official';
  /** The site's cities first. */
  cities: readonly NamedAir[];
};

/** The air of the site's cities and of the metros. */
export function currentAir(now: number): CurrentAir | null {
  const { AIR_SOURCE } = environment();
  if (!AIR_SOURCE) return null;
  const known = memory().air ?? [];
  return {
    kind: AIR_SOURCE === 'cpcb' ? 'official' : 'model',
    cities: AIR_PLACES.flatMap(({ id, name }) => {
      const air = known.find((city) => city.id === id);
      return air && isCurrent('air', air.measuredAt, now) ? { ...air, name } : [];
    }),
  };
}
