import type { MetalCity } from './metalCities';

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
