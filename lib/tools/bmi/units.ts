import type { Bounds } from '@/lib/numbers/numberProblem';
import { converted } from './converted';

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
/** Feet are decimal: 5.5 ft is five and a half feet. */
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

/**
 * One international pound is 0.45359237 kg and one foot is 0.3048 m (agreement of 1959). The figures
 * of product.md 9.3 are these, rounded.
 */
export const KG_PER_LB = 0.453592;
const LB_PER_KG = 2.20462;
const METRES_PER_FT = 0.3048;
const CM_PER_FT = 30.48;

/** A weight in kilograms. */
export const inKg = (weight: number, unit: WeightUnit): number =>
  unit === 'kg' ? weight : weight * KG_PER_LB;

/** A height in metres. */
export const inMetres = (height: number, unit: HeightUnit): number =>
  unit === 'cm' ? height / 100 : height * METRES_PER_FT;

/** What a weight field shows after its unit was changed to `to`: one decimal. */
export const convertWeight = (typed: string, to: WeightUnit): string =>
  converted(typed, (weight) => (to === 'lbs' ? weight * LB_PER_KG : weight * KG_PER_LB), 1);

/**
 * What a height field shows after its unit was changed to `to`: feet with one decimal, whole
 * centimetres.
 */
export const convertHeight = (typed: string, to: HeightUnit): string =>
  to === 'ft'
    ? converted(typed, (height) => height / CM_PER_FT, 1)
    : converted(typed, (height) => height * CM_PER_FT, 0);

/** What adults weigh and measure, with room to spare. Not enforced: beyond it only a remark is made. */
export const USUAL = {
  kg: { least: 25, most: 300 },
  lbs: { least: 55, most: 660 },
  cm: { least: 100, most: 250 },
  ft: { least: 3.3, most: 8.2 },
} as const satisfies Record<WeightUnit | HeightUnit, Bounds>;
