/**
 * Grams. The trade's sovereign is 8 g (the coin 7.98805 g); a tola is 180 grains of 0.06479891 g.
 */
export const UNITS = {
  gram: 1,
  sovereign: 8,
  tenGrams: 10,
  tola: 11.6638038,
  kilogram: 1000,
} as const;

export type Unit = keyof typeof UNITS;

export const UNIT_NAMES = [
  'gram',
  'sovereign',
  'tenGrams',
  'tola',
  'kilogram',
] as const satisfies readonly Unit[];

export const toGrams = (amount: number, unit: Unit): number => amount * UNITS[unit];

export const fromGrams = (grams: number, unit: Unit): number => grams / UNITS[unit];

/** In whole paise: 64.1 gives 64100, not 64099.99. */
export const perKilogram = (perGram: number): number =>
  Math.round(perGram * UNITS.kilogram * 100) / 100;

/** Four significant figures below 1, three decimals above, twelve at most. */
export const decimalsFor = (amount: number): number =>
  amount > 0 ? Math.min(12, Math.max(3, 3 - Math.floor(Math.log10(amount)))) : 0;
