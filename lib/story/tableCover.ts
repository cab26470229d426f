import type { TableCell } from './body';

const COLUMNS = 100;

type Spans = Pick<TableCell, 'columns' | 'rows'>;

/**
 * The HTML standard's "Forming a table": a cell starts in its row's first column not covered from
 * above.
 */
export class Cover {
  #left: number[] = [];

  get isOver(): boolean {
    return this.#left.some((left) => left > 0);
  }

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
