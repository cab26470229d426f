import { money } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import type { MetalCity } from './metalCities';
import { perKilogram } from './weight';

export const KARATS = [24, 22, 18] as const;

export type Karat = (typeof KARATS)[number];

export const METALS = ['gold24k', 'gold22k', 'gold18k', 'silver'] as const;

export type Metal = (typeof METALS)[number];

export const GOLD = ['gold24k', 'gold22k', 'gold18k'] as const satisfies readonly Metal[];

export const goldShare = (karat: Karat): number => karat / 24;

/** Rupees; 18K is 18/24 of the 24K rate. */
export const ratePerGram = (city: MetalCity, metal: Metal): number =>
  metal === 'gold18k' ? city.gold24k * goldShare(18) : city[metal];

export const QUOTED = ['gold24k', 'gold22k', 'silver'] as const;

export type Quoted = (typeof QUOTED)[number];

export function quotedRate(city: MetalCity, metal: Quoted): { rate: number; change: number } {
  const [rate, change] = [city[metal], city[`${metal}Change`]];
  return metal === 'silver'
    ? { rate: perKilogram(rate), change: perKilogram(change) }
    : { rate, change };
}

const DECIMALS = 0;

export const METALS_LOOK = {
  words: 'Metals',
  decimals: DECIMALS,
  good: 'rise',
  prices: QUOTED.map((name) => ({
    name,
    unit: name === 'silver' ? ('perKilogram' as const) : ('perGram' as const),
    of: (city: MetalCity) => quotedRate(city, name),
  })),
} as const;

export const metalPrice = (value: number, locale: Locale) => money(value, locale, DECIMALS);

export function rateText(rate: number, locale: Locale): string {
  const toThePaisa = Math.round(rate * 100) / 100;
  return money(toThePaisa, locale, Number.isInteger(toThePaisa) ? 0 : 2);
}
