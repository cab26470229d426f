import type { Condition } from '@/lib/content/weather';

/** WMO code table 4677 as Open-Meteo sends it, from and to a code, both included. */
const CONDITIONS: readonly (readonly [from: number, to: number, condition: Condition])[] = [
  [0, 1, 'sunny'],
  [2, 2, 'partly-cloudy'],
  [3, 3, 'cloudy'],
  [45, 48, 'cloudy'],
  [51, 67, 'rainy'],
  [71, 77, 'cloudy'], // snow, which has no condition of its own
  [80, 82, 'rainy'],
  [85, 86, 'cloudy'],
  [95, 99, 'stormy'],
];

/** Null for an unknown code, which gets neither a word nor an icon. */
export const conditionOf = (code: number | null): Condition | null =>
  CONDITIONS.find(([from, to]) => code !== null && from <= code && code <= to)?.[2] ?? null;
