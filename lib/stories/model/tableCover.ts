import type { TableCell } from './body';

/** So many columns may be covered; of cells beyond them each counts for itself. */
const COLUMNS = 100;

type Spans = Pick<TableCell, 'columns' | 'rows'>;

/**
 * Lays the rows of a table one after another, as the HTML standard does ("Forming a table"): a cell
 * begins in the first column of its row that none covers from above.
 */
export class Cover {
  /** For how many more rows each column is covered. */
  #left: number[] = [];

  /** Whether any cell reaches into the row that is laid next. */
  get isOver(): boolean {
    return this.#left.some((left) => left > 0);
  }

  /** The columns in which the cells of a row begin. */
  lay(row: readonly Spans[]): number[] {
    const above = this.#left;
    const below = above.map((left) => Math.max(0, left - 1));
    let column = 0;
    const starts = row.map(({ columns = 1, rows = 1 }) => {
      while ((above[column] ?? 0) > 0) column++;
      const start = column;
      column = start >= COLUMNS ? start + 1 : Math.min(start + columns, COLUMNS);
      if (rows > 1) for (let at = start; at < Math.min(column, COLUMNS); at++) below[at] = rows - 1;
      return start;
    });
    this.#left = below;
    return starts;
  }
}
