import type { MetalCity } from './metalCities';
import { perKilogram } from './weight';

/** The metals a city has a rate for, each as it is quoted: gold per gram, silver per kilogram. */
export const QUOTED = ['gold24k', 'gold22k', 'silver'] as const;

export type Quoted = (typeof QUOTED)[number];

/** Rupees per gram of gold, or per kilogram of silver, and the change of the same weight. */
export function quotedRate(city: MetalCity, metal: Quoted): { rate: number; change: number } {
  const [rate, change] = [city[metal], city[`${metal}Change`]];
  return metal === 'silver'
    ? { rate: perKilogram(rate), change: perKilogram(change) }
    : { rate, change };
}
