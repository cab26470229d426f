import { numberFormat } from '@/lib/format/figures';
import type { Read } from '@/lib/format/readNumber';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readHeight, readWeight } from './readBody';
import { CM_PER_FT, type HeightUnit, KG_PER_LB, LB_PER_KG, type WeightUnit } from './units';

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
