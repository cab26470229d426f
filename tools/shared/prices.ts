export const cityNamed = <City extends { name: string }>(
  cities: readonly City[],
  name: string,
): City | undefined => cities.find((city) => city.name === name) ?? cities[0];

export type Direction = 'rise' | 'fall' | 'same';

/** -0 counts as no change. */
export function directionOf(change: number): Direction {
  if (change === 0) return 'same';
  return change > 0 ? 'rise' : 'fall';
}

export type Extreme = 'cheapest' | 'dearest';

/** Ties share it; null if all prices are equal. */
export function extremeOf(price: number, prices: readonly number[]): Extreme | null {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return null;
  if (price === lowest) return 'cheapest';
  return price === highest ? 'dearest' : null;
}

export type Order = 'ascending' | 'descending';

export function nextOrder(now: Order | null): Order | null {
  if (now === null) return 'ascending';
  return now === 'ascending' ? 'descending' : null;
}

/**
 * Stable.
 *
 * @param compareText orders names as the reader's language does: an `Intl.Collator`'s `compare`
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  order: Order,
  compareText: (a: string, b: string) => number,
): Row[] {
  const sign = order === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const [a, b] = [valueOf(first), valueOf(second)];
    return (
      sign *
      (typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b)))
    );
  });
}
