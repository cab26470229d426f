import type { TableCell, TableRow } from '@/lib/story/body';
import { Cover } from '@/lib/story/tableCover';

export type WrittenCell = TableCell & { columns: number; rows: number };

export type TablePart = readonly (readonly WrittenCell[])[];

export function withoutEmptyRows(part: TablePart): TablePart {
  const cover = new Cover();
  return part.filter((row, at) => {
    if (!cover.isOver && row.every(({ content }) => content.length === 0)) return false;
    cover.lay(row.map((cell) => clipRows(cell, part.length - at)));
    return true;
  });
}

export function headLength(part: TablePart): number {
  const cover = new Cover();
  let length = 0;
  for (const row of part) {
    if (!cover.isOver && !row.every(({ isHeader }) => isHeader)) break;
    cover.lay(row.map((cell) => clipRows(cell, part.length - length)));
    length++;
  }
  return length;
}

export function layOutTable(parts: readonly TablePart[]): TableRow[][] {
  const starts = parts.map((part) => {
    const cover = new Cover();
    return part.map((row, at) => cover.lay(row.map((cell) => clipRows(cell, part.length - at))));
  });
  const width = starts.flat(2).reduce((widest, start) => Math.max(widest, start + 1), 0);
  return parts.map((part, partAt) =>
    part.map((row, rowAt) =>
      row.map((cell, at) => {
        const start = starts[partAt]?.[rowAt]?.[at] ?? 0;
        const { content, isHeader, columns, rows } = clipRows(cell, part.length - rowAt);
        const across = Math.min(columns, width - start);
        return {
          content,
          ...(isHeader && partAt > 0 && { isHeader }),
          ...(across > 1 && { columns: across }),
          ...(rows > 1 && { rows }),
        };
      }),
    ),
  );
}

const clipRows = (cell: WrittenCell, left: number): WrittenCell => ({
  ...cell,
  rows: cell.rows === 0 ? left : Math.min(cell.rows, left),
});
