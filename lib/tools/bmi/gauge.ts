import { CATEGORIES, type Category, INTERNATIONAL } from './categories';

/** The ends of the gauge's scale; a BMI beyond them stands at the end. */
const [FROM, TO] = [15, 40] as const;

/** Where a BMI stands on the gauge: 0 at its left end, 1 at its right. */
export const gaugePosition = (bmi: number): number =>
  Math.min(1, Math.max(0, (bmi - FROM) / (TO - FROM)));

type Point = { x: number; y: number };

/**
 * A point of the half circle around (120, 116): `position` from 0 at the left to 1 at the right.
 */
export function pointAt(position: number, radius: number): Point {
  const angle = Math.PI * (1 - position);
  return { x: round(120 + radius * Math.cos(angle)), y: round(116 - radius * Math.sin(angle)) };
}

const round = (value: number) => Math.round(value * 100) / 100;

export type Arc = { category: Category; /** Path data of the arc. */ d: string };

/** The four categories as arcs of one half circle, with a little room between them. */
export const arcs = (radius: number): Arc[] =>
  CATEGORIES.map((category, at) => {
    const next = CATEGORIES[at + 1];
    const from = pointAt(gaugePosition(INTERNATIONAL[category]) + (at === 0 ? 0 : 0.006), radius);
    const to = pointAt(next ? gaugePosition(INTERNATIONAL[next]) - 0.006 : 1, radius);
    return { category, d: `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}` };
  });

/** The BMI at which one category passes into the next, and where it stands. */
export const TICKS = CATEGORIES.slice(1).map((category) => ({
  bmi: INTERNATIONAL[category],
  position: gaugePosition(INTERNATIONAL[category]),
}));
