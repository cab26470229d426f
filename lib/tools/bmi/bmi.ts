import { numberProblem, type NumberProblem, readNumber } from '@/lib/format/readNumber';
import { type HeightUnit, inKg, inMetres, type WeightUnit } from './units';

/** The content of the form: the numbers as typed, and their units. */
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

/** A body in kilograms and metres. */
export type Measured = { kg: number; metres: number };

/** Far beyond any body. Figures past them would only be rows of digits. */
const TALLEST_METRES = 1e4;
const LARGEST_BMI = 1e9;

/**
 * Body mass index: weight in kilograms by the square of the height in metres (WHO Technical Report
 * Series 894).
 */
export const bmiOf = ({ kg, metres }: Measured): number => kg / metres ** 2;

/** The weight in kilograms that has this BMI at a height. */
export const weightAt = (bmi: number, metres: number): number => bmi * metres ** 2;

/**
 * What was typed, in kilograms and metres; null where there is no BMI: a blank, a zero, less, or no
 * number at all.
 */
export function measured({ weight, weightUnit, height, heightUnit }: BmiInputs): Measured | null {
  const [givenWeight, givenHeight] = [readNumber(weight), readNumber(height)];
  if (givenWeight === null || givenHeight === null || givenWeight <= 0 || givenHeight <= 0)
    return null;
  const body = { kg: inKg(givenWeight, weightUnit), metres: inMetres(givenHeight, heightUnit) };
  return body.metres <= TALLEST_METRES && bmiOf(body) <= LARGEST_BMI ? body : null;
}

/**
 * No body is shorter: where there is no BMI for a figure and none for its fellow, the height is to
 * blame below it.
 */
const LOWEST_METRES = 0.1;

type BmiProblems = Record<'weight' | 'height', NumberProblem | 'impossible' | null>;

/**
 * What keeps each field from telling its part of a body: unreadable, not above zero, or a figure
 * with which there is no BMI.
 */
export function bmiProblems(inputs: BmiInputs): BmiProblems {
  const problems: BmiProblems = {
    weight: numberProblem(inputs.weight, 'positive'),
    height: numberProblem(inputs.height, 'positive'),
  };
  if (problems.weight ?? problems.height ?? measured(inputs)) return problems;
  const metres = inMetres(readNumber(inputs.height) ?? 0, inputs.heightUnit);
  const wrong = metres >= LOWEST_METRES && metres <= TALLEST_METRES ? 'weight' : 'height';
  return { ...problems, [wrong]: 'impossible' };
}
