import type { ReactNode } from 'react';
import { ScrollingTable } from '@/components/tools/parts/ScrollingTable';

type Props = {
  caption: string;
  /** Heads of the columns; the first names the rows. */
  columns: readonly string[];
  children: ReactNode;
};

/** A table of sums, each on one line. */
export function MoneyTable({ caption, columns, children }: Props) {
  return (
    <ScrollingTable label={caption}>
      <table className="ruled-table [&_td]:whitespace-nowrap [&_tbody_th]:whitespace-nowrap max-sm:[&_:is(th,td)]:px-1">
        <caption className="pb-1 text-left text-label text-quiet">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </ScrollingTable>
  );
}
