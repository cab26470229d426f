import { isOutside, numberProblem, type NumberProblem } from '@/lib/format/readNumber';
import { readHeight, readWeight } from './readBody';
import { type HeightUnit, inKg, inMetres, USUAL, type WeightUnit } from './units';

export type BmiInputs = {
  weight: string;
  weightUnit: WeightUnit;
  height: string;
  heightUnit: HeightUnit;
};

export const BMI_DEFAULTS: BmiInputs = {
  weight: '70',
  weightUnit: 'kg',
  height: '170',
  heightUnit: 'cm',
};

export type Measured = { kg: number; metres: number };

const TALLEST_METRES = 1e4;
const LARGEST_BMI = 1e9;

/**
 * Weight in kilograms over height in metres squared (WHO Technical Report Series 894). Rounded,
 * because 36.3 kg at 1.1 m is 30, not less.
 */
export const bmiOf = ({ kg, metres }: Measured): number =>
  Number((kg / metres ** 2).toPrecision(12));

export const weightAt = (bmi: number, metres: number): number => bmi * metres ** 2;

export function measured({ weight, weightUnit, height, heightUnit }: BmiInputs): Measured | null {
  const [givenWeight, givenHeight] = [
    readWeight(weightUnit)(weight),
    readHeight(heightUnit)(height),
  ];
  if (givenWeight === null || givenHeight === null || givenWeight <= 0 || givenHeight <= 0)
    return null;
  const body = { kg: inKg(givenWeight, weightUnit), metres: inMetres(givenHeight, heightUnit) };
  return body.metres <= TALLEST_METRES && bmiOf(body) <= LARGEST_BMI ? body : null;
}

/** Below it, the height is the field to blame for an impossible BMI. */
const LOWEST_METRES = 0.1;

type BmiProblems = Record<'weight' | 'height', NumberProblem | 'impossible' | null>;

export function bmiProblems(inputs: BmiInputs): BmiProblems {
  const problems: BmiProblems = {
    weight: numberProblem(inputs.weight, 'positive', readWeight(inputs.weightUnit)),
    height: numberProblem(inputs.height, 'positive', readHeight(inputs.heightUnit)),
  };
  if (problems.weight ?? problems.height ?? measured(inputs)) return problems;
  const metres = inMetres(readHeight(inputs.heightUnit)(inputs.height) ?? 0, inputs.heightUnit);
  const wrong = metres >= LOWEST_METRES && metres <= TALLEST_METRES ? 'weight' : 'height';
  return { ...problems, [wrong]: 'impossible' };
}

/**
 * True for figures unlikely for an adult: they are not refused (product.md 9.3), but give no
 * advice.
 */
export const isUnusual = ({ weight, weightUnit, height, heightUnit }: BmiInputs): boolean =>
  isOutside(weight, USUAL[weightUnit], readWeight(weightUnit)) ||
  isOutside(height, USUAL[heightUnit], readHeight(heightUnit));
