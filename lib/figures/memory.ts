import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { CityAir } from './air/cityAir';
import type { CityWeather } from './weather/cityWeather';

/** The last good answer of each source, however old; null before the first. */
export type Memory = {
  weather: readonly CityWeather[] | null;
  air: readonly CityAir[] | null;
};

/**
 * One in this process, because Next's bundles each have their own modules: polls write it, pages
 * read it.
 */
export const memory = (): Memory =>
  processGlobal('site.figures', () => ({ weather: null, air: null }));
