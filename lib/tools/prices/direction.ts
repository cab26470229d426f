export type Direction = 'rise' | 'fall' | 'same';

/** Where a price went, from its change in rupees; both zeros are no change. */
export function directionOf(change: number): Direction {
  if (change === 0) return 'same';
  return change > 0 ? 'rise' : 'fall';
}
