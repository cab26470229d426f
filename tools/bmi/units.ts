import { numberFormat } from '@/lib/format/figures';
import { type Bounds, type Read, readNumber } from '@/lib/format/readNumber';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readHeight, readWeight } from './readBody';

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'ft'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
/** Decimal feet: 5.5 ft is five and a half feet. */
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

/** The 1959 agreement's 0.45359237 kg and 0.3048 m, rounded as in product.md 9.3. */
export const KG_PER_LB = 0.453592;
const LB_PER_KG = 2.20462;
export const METRES_PER_FT = 0.3048;
const CM_PER_FT = 30.48;

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

function converted(
  typed: string,
  read: Read,
  convert: (value: number) => number,
  decimals: number,
): string {
  const value = read(typed);
  if (value === null) return typed;
  const result = convert(value);
  return Number.isFinite(result) ? plain(result, decimals) : typed;
}

/** `toFixed` would write 1e+21 and -0. */
function plain(value: number, decimals: number): string {
  const text = numberFormat(DEFAULT_LOCALE, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

export const convertWeight = (typed: string, to: WeightUnit): string =>
  to === 'lbs'
    ? converted(typed, readWeight('kg'), (weight) => weight * LB_PER_KG, 1)
    : converted(typed, readWeight('lbs'), (weight) => weight * KG_PER_LB, 1);

export const convertHeight = (typed: string, to: HeightUnit): string =>
  to === 'ft'
    ? converted(typed, readHeight('cm'), (height) => height / CM_PER_FT, 1)
    : converted(typed, readHeight('ft'), (height) => height * CM_PER_FT, 0);
