import { queryOption, queryParam, type QueryParam } from '@/lib/request/queryParam';
import { BMI_DEFAULTS, type BmiInputs } from './bmi';
import { HEIGHT_UNITS, WEIGHT_UNITS } from './units';

type BmiQuery = { [name in 'w' | 'wu' | 'h' | 'hu' | 'show']?: QueryParam };

/** `?w=154&wu=lbs&h=5.6&hu=ft`; `show=1`, sent without JavaScript, asks for the result. */
export const parseBmiQuery = ({
  w,
  wu,
  h,
  hu,
  show,
}: BmiQuery): { inputs: BmiInputs; shown: boolean } => ({
  inputs: {
    weight: queryParam(w, BMI_DEFAULTS.weight),
    weightUnit: queryOption(wu, WEIGHT_UNITS, BMI_DEFAULTS.weightUnit),
    height: queryParam(h, BMI_DEFAULTS.height),
    heightUnit: queryOption(hu, HEIGHT_UNITS, BMI_DEFAULTS.heightUnit),
  },
  shown: show === '1',
});
