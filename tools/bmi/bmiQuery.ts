import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { firstParam, type QueryParam } from '@/lib/request/queryParam';
import { BMI_DEFAULTS, type BmiInputs } from './bmi';
import { HEIGHT_UNITS, WEIGHT_UNITS } from './units';

const MEASURE_LIMIT = 20;

const typed = (given: QueryParam, fallback: string) => {
  const text = firstParam(given);
  return text === undefined
    ? fallback
    : truncateAtGrapheme(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MEASURE_LIMIT);
};

/**
 * `?w=154&wu=lbs&h=5.6&hu=ft`. Missing values and unknown units become defaults; `show=1`, sent
 * without JavaScript, asks for the result.
 */
export function parseBmiQuery({
  w,
  wu,
  h,
  hu,
  show,
}: { [name in 'w' | 'wu' | 'h' | 'hu' | 'show']?: QueryParam }): {
  inputs: BmiInputs;
  shown: boolean;
} {
  return {
    inputs: {
      weight: typed(w, BMI_DEFAULTS.weight),
      weightUnit: WEIGHT_UNITS.find((unit) => unit === firstParam(wu)) ?? BMI_DEFAULTS.weightUnit,
      height: typed(h, BMI_DEFAULTS.height),
      heightUnit: HEIGHT_UNITS.find((unit) => unit === firstParam(hu)) ?? BMI_DEFAULTS.heightUnit,
    },
    shown: firstParam(show) === '1',
  };
}
