import { type Bounds, readNumber } from '@/lib/format/readNumber';

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
/** Decimal feet: 5.5 ft is five and a half feet. */
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

/** The 1959 agreement's 0.45359237 kg and 0.3048 m, rounded as in product.md 9.3. */
export const KG_PER_LB = 0.453592;
export const LB_PER_KG = 2.20462;
export const METRES_PER_FT = 0.3048;
export const CM_PER_FT = 30.48;

export const inKg = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : weight * KG_PER_LB;

export const inMetres = (height: number, unit: HeightUnit): number =>
  unit === 'cm' ? height / 100 : height * METRES_PER_FT;

/** A generous adult range, not enforced: beyond it the form shows a hint. */
export const USUAL = {
  kg: { least: 25, most: 300 },
  lbs: { least: 55, most: 660 },
  cm: { least: 100, most: 250 },
  ft: { least: 3.3, most: 8.2 },
} as const satisfies Record<WeightUnit | HeightUnit, Bounds>;

/** Between these a height in centimetres is one in metres. */
const METRES = { least: 0.5, most: 2.5 } as const;

export function meantCentimetres(typed: string): number | null {
  const value = readNumber(typed);
  const isMetres = value !== null && value >= METRES.least && value <= METRES.most;
  return isMetres ? Math.round(value * 100) : null;
}

/** Rounded to the inch: 5.6 ft is 5 feet 7 inches. */
export function feetAndInches(feet: number): { feet: number; inches: number } {
  const inches = Math.round(feet * 12);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}
