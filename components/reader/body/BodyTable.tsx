import type { Block, TableCell, TableRow } from '@/lib/story/body';
import { Run } from './Run';
import { figureColumns } from './figureColumns';
import { frame, look, type TextForm } from './textForm';

type Table = Extract<Block, { type: 'table' }>;
type Props = { table: Table; form: TextForm; className: string };

/** The scroll frame takes the focus, so the keyboard can scroll it. */
export function BodyTable({ table: { caption, head, rows }, form, className }: Props) {
  const figures = figureColumns(head, rows);
  const table = (
    <table className={look(form, 'w-full text-body wrap-normal')}>
      {caption && (
        <caption className={look(form, 'pb-2 text-start text-meta text-quiet')}>{caption}</caption>
      )}
      {head.length > 0 && (
        <thead className={look(form, 'text-label')}>
          {head.map((row, at) => (
            <Row key={at} row={row} form={form} figures={figures} isHead />
          ))}
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <Row key={at} row={row} form={form} figures={figures} isHead={false} />
        ))}
      </tbody>
    </table>
  );
  return form.kind === 'feed' ? (
    table
  ) : (
    <div
      {...frame(form, caption ?? form.t('table'))}
      className={look(form, `${className} scroll-sideways`, 'x')}
    >
      {table}
    </div>
  );
}

type RowProps = {
  row: TableRow;
  form: TextForm;
  figures: ReadonlySet<number>;
  isHead: boolean;
};

function Row({ row, form, figures, isHead }: RowProps) {
  return (
    <tr className={look(form, 'border-b border-rule')}>
      {row.map((cell, at) => {
        const { tag: Cell, attributes } = cellAttributes(cell, isHead);
        return (
          <Cell
            key={at}
            {...attributes}
            className={look(
              form,
              `min-w-20 py-2 ps-2 align-top ${figures.has(at) ? 'pe-6 text-end tabular-nums last:pe-2' : 'pe-2 text-start'}`,
              figures.has(at) ? 'f' : undefined,
            )}
          >
            <Run content={cell.content} form={form} />
          </Cell>
        );
      })}
    </tr>
  );
}

function cellAttributes({ isHeader, columns, rows }: TableCell, isHead: boolean) {
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
