export type Extreme = 'cheapest' | 'dearest';

/**
 * Whether a price is the lowest or the highest of its list. Ties share the name; where all cost the
 * same there is none.
 */
export function extremeOf(price: number, prices: readonly number[]): Extreme | null {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return null;
  if (price === lowest) return 'cheapest';
  return price === highest ? 'dearest' : null;
}
