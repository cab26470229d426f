import { bmiOf, type Measured, weightAt } from './bmi';
import { CATEGORIES, type Category, categoryOf, INTERNATIONAL } from './categories';
import { inKg, KG_PER_LB, type WeightUnit } from './units';

const isIn = (category: Category, tenths: number, unit: WeightUnit, metres: number) =>
  categoryOf(bmiOf({ kg: inKg(tenths / 10, unit), metres })) === category;

const inUnit = (kg: number, unit: WeightUnit) => (unit === 'kg' ? kg : kg / KG_PER_LB);

/** Checks neighbouring tenths, because rounding may miss the first one inside by one. */
function firstTenths(category: Category, unit: WeightUnit, metres: number): number {
  const near = Math.floor(inUnit(weightAt(INTERNATIONAL[category], metres), unit) * 10);
  return (
    [near - 1, near, near + 1].find((tenths) => isIn(category, tenths, unit, metres)) ?? near + 1
  );
}

export type WeightRange = { from: number; to: number };

/** To one decimal, both ends inside the normal category: 53.5 to 72.2 kg at 1.70 m. */
export const healthyWeight = (metres: number, unit: WeightUnit): WeightRange => ({
  from: firstTenths('normal', unit, metres) / 10,
  to: (firstTenths('overweight', unit, metres) - 1) / 10,
});

export type Neighbour = {
  category: Category;
  change: number;
};

/** The smallest changes into the adjacent categories, the lower one first. */
export function neighbours({ kg, metres }: Measured, unit: WeightUnit): Neighbour[] {
  const at = CATEGORIES.indexOf(categoryOf(bmiOf({ kg, metres })));
  const weight = inUnit(kg, unit);
  const [own, below, above] = [CATEGORIES[at], CATEGORIES[at - 1], CATEGORIES[at + 1]];
  const steps = [
    below && own && { category: below, goal: firstTenths(own, unit, metres) - 1, direction: -1 },
    above && { category: above, goal: firstTenths(above, unit, metres), direction: 1 },
  ];
  return steps
    .filter((step) => step !== undefined)
    .filter(({ category, goal }) => isIn(category, goal, unit, metres))
    .map(({ category, goal, direction }) => ({
      category,
      change: direction * tenthsUp(Math.abs(goal / 10 - weight)),
    }));
}

/** Rounded up, so that the change suffices; `toPrecision` hides floating-point noise. */
const tenthsUp = (amount: number) =>
  Math.max(1, Math.ceil(Number((amount * 10).toPrecision(12)))) / 10;
