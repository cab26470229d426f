import { rupees } from '@/lib/format/figures';
import type { Locale } from '@/lib/i18n/routing';
import type { MetalCity } from './metalCities';
import { perKilogram } from './weight';

export const KARATS = [24, 22, 18] as const;

export type Karat = (typeof KARATS)[number];

/** What a gram can be of; 18K gold has no rate of its own here. */
export const METALS = ['gold24k', 'gold22k', 'gold18k', 'silver'] as const;

export type Metal = (typeof METALS)[number];

/** What jewellery is made of. */
export const GOLD = ['gold24k', 'gold22k', 'gold18k'] as const satisfies readonly Metal[];

/** The share of gold: a karat is one part of 24 by weight. */
export const goldShare = (karat: Karat): number => karat / 24;

/** Rupees per gram of a metal in a city. 18K is worked out: 18 of 24 parts of the 24K rate. */
export const ratePerGram = (city: MetalCity, metal: Metal): number =>
  metal === 'gold18k' ? city.gold24k * goldShare(18) : city[metal];

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

/**
 * A rate or the value of a weight at it, rounded to the paisa and with paise where it has some:
 * ₹6,333, ₹76.50.
 */
export function rateInRupees(rate: number, locale: Locale): string {
  const toThePaisa = Math.round(rate * 100) / 100;
  return rupees(toThePaisa, locale, Number.isInteger(toThePaisa) ? 0 : 2);
}
