import { useTranslations } from 'next-intl';
import type { Block, TableRow } from '@/lib/stories/model/body';
import { cellAttributes } from '@/lib/stories/model/cellAttributes';
import { Run } from './Run';

type Table = Extract<Block, { type: 'table' }>;
type Props = { table: Table; origin: string; className?: string | undefined };

/** A table that scrolls in a frame of its own, which the keyboard reaches, where it is too wide. */
export function BodyTable({ table: { caption, head, rows }, origin, className }: Props) {
  const t = useTranslations('Reader');
  return (
    <div
      role="region"
      aria-label={caption ?? t('table')}
      tabIndex={0}
      className={`${className} overflow-x-auto`}
    >
      <table className="w-full text-body wrap-normal">
        {caption && <caption className="pb-2 text-left text-meta text-quiet">{caption}</caption>}
        {head.length > 0 && (
          <thead className="text-label">
            {head.map((row, at) => (
              <Row key={at} row={row} origin={origin} isHead />
            ))}
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <Row key={at} row={row} origin={origin} isHead={false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { row: TableRow; origin: string; isHead: boolean };

function Row({ row, origin, isHead }: RowProps) {
  return (
    <tr className="border-b border-rule">
      {row.map((cell, at) => {
        const { tag: Cell, attributes } = cellAttributes(cell, isHead);
        return (
          <Cell key={at} {...attributes} className="min-w-24 px-2 py-2 text-left align-top">
            <Run content={cell.content} origin={origin} />
          </Cell>
        );
      })}
    </tr>
  );
}
