export type Order = 'ascending' | 'descending';

/**
 * What the next press on a column's name does: up, down, then back to the order the rows came in
 * (null).
 */
export function nextOrder(now: Order | null): Order | null {
  if (now === null) return 'ascending';
  return now === 'ascending' ? 'descending' : null;
}

/**
 * Rows by a value of each, equal ones in the order they came in.
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
