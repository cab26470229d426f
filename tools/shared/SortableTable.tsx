import { useLocale } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useIsHydrated } from '@/lib/browser/useIsHydrated';
import { LOCALES } from '@/lib/i18n/locales';
import { nextOrder, type Order, sortRows } from './prices';

type Column<Row> = {
  key: string;
  title: string;
  valueOf: (row: Row) => string | number;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  chosen: string;
};

const ARROW: Record<Order | 'none', string> = { none: '↕', ascending: '↑', descending: '↓' };

/**
 * Sorts up, down, then back to the server's order. Column names become buttons only after
 * hydration.
 */
export function SortableTable<Row>({ caption, columns, rows, keyOf, chosen }: Props<Row>) {
  const [sorting, setSorting] = useState<{ key: string; order: Order } | null>(null);
  const isHydrated = useIsHydrated();
  const { intl } = LOCALES[useLocale()];
  const orderOf = (key: string) => (sorting?.key === key ? sorting.order : null);
  const by = columns.find(({ key }) => key === sorting?.key);
  const sorted =
    by && sorting
      ? sortRows(rows, by.valueOf, sorting.order, new Intl.Collator(intl).compare)
      : rows;

  const press = (key: string) => {
    const order = nextOrder(orderOf(key));
    setSorting(order && { key, order });
  };

  return (
    <div className="relative scroll-sideways">
      <table className="ruled-table wrap-normal">
        <caption className="mb-1 text-start text-label text-quiet">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col" aria-sort={orderOf(key) ?? undefined} className="py-0!">
                <button
                  type="button"
                  disabled={!isHydrated}
                  onClick={() => press(key)}
                  className="inline-flex min-h-11 items-center gap-1 py-2 [text-align:inherit] font-bold focus-visible:-outline-offset-3"
                >
                  {title}
                  <span aria-hidden className="noscript:hidden print:hidden">
                    {ARROW[orderOf(key) ?? 'none']}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr
              key={keyOf(row)}
              aria-current={keyOf(row) === chosen ? 'true' : undefined}
              className="aria-current:bg-raised"
            >
              {columns.map(({ key, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
