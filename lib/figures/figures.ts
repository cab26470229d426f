import 'server-only';

/**
 * True figures, for pages. Nothing here waits or calls out: each answer is what the polls of
 * `startFigures.ts` know. Null where the deployment has no such source; an empty list where it has
 * none that is current.
 */

export type { AirPollutant, SubIndices } from './air/cityAir';
export { airPlace, type CurrentAir, currentAir, type NamedAir } from './current/currentAir';
export { type CurrentIndex, currentMarkets } from './current/currentMarkets';
export { currentFuel, currentMetals, fuelHistory, metalsHistory } from './current/currentPrices';
export { currentReadings } from './current/currentReadings';
export { currentWeather } from './current/currentWeather';
export { CITY_IDS as TABLE_CITIES } from './table/cities';
export type { HoroscopeRow } from './table/forms';
export type { CityWeather } from './weather/cityWeather';
