import { truncateAtGrapheme } from '@/lib/text/graphemes';
import { BMI_DEFAULTS, type BmiInputs } from './bmi';
import { HEIGHT_UNITS, WEIGHT_UNITS } from './units';

type Parameter = string | string[] | undefined;

/** Longer than any weight or height; what is longer is cut. */
const MEASURE_LIMIT = 20;

const first = (given: Parameter) => [given].flat()[0];
const typed = (given: Parameter, fallback: string) => {
  const text = first(given);
  return text === undefined
    ? fallback
    : truncateAtGrapheme(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), MEASURE_LIMIT);
};

/**
 * What a URL puts into the form: `?w=154&wu=lbs&h=5.6&hu=ft`. What it leaves out, and a unit
 * that is none, is the default; a number is kept as it came, readable or not. `show=1` asks for the
 * result too: the form says so when it is sent without JavaScript.
 */
export function parseBmiQuery({
  w,
  wu,
  h,
  hu,
  show,
}: { [name in 'w' | 'wu' | 'h' | 'hu' | 'show']?: Parameter }): {
  inputs: BmiInputs;
  shown: boolean;
} {
  return {
    inputs: {
      weight: typed(w, BMI_DEFAULTS.weight),
      weightUnit: WEIGHT_UNITS.find((unit) => unit === first(wu)) ?? BMI_DEFAULTS.weightUnit,
      height: typed(h, BMI_DEFAULTS.height),
      heightUnit: HEIGHT_UNITS.find((unit) => unit === first(hu)) ?? BMI_DEFAULTS.heightUnit,
    },
    shown: first(show) === '1',
  };
}
