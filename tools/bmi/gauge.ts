import { CATEGORIES, type Category, INTERNATIONAL } from './categories';

const [FROM, TO] = [15, 40] as const;

/** 0 is the gauge's left end, 1 its right. */
export const gaugePosition = (bmi: number): number =>
  Math.min(1, Math.max(0, (bmi - FROM) / (TO - FROM)));

type Point = { x: number; y: number };

export function pointAt(position: number, radius: number): Point {
  const angle = Math.PI * (1 - position);
  return { x: round(120 + radius * Math.cos(angle)), y: round(116 - radius * Math.sin(angle)) };
}

const round = (value: number) => Math.round(value * 100) / 100;

export type Arc = { category: Category; d: string };

export const arcs = (radius: number): Arc[] =>
  CATEGORIES.map((category, at) => {
    const next = CATEGORIES[at + 1];
    const from = pointAt(gaugePosition(INTERNATIONAL[category]) + (at === 0 ? 0 : 0.006), radius);
    const to = pointAt(next ? gaugePosition(INTERNATIONAL[next]) - 0.006 : 1, radius);
    return { category, d: `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}` };
  });

export const TICKS = CATEGORIES.slice(1).map((category) => ({
  bmi: INTERNATIONAL[category],
  position: gaugePosition(INTERNATIONAL[category]),
}));
