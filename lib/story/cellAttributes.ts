import type { TableCell } from './body';

export function cellAttributes({ isHeader, columns, rows }: TableCell, isHead: boolean) {
  const tag = isHead || isHeader ? ('th' as const) : ('td' as const);
  const [across, down] = [columns !== undefined, rows !== undefined];
  const scope = isHead ? (across ? 'colgroup' : 'col') : down ? 'rowgroup' : 'row';
  return {
    tag,
    attributes: {
      ...(tag === 'th' && { scope }),
      ...(across && { colSpan: columns }),
      ...(down && { rowSpan: rows }),
    },
  };
}
