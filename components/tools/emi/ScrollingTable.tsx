import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** Heads of the columns; the first names the rows. */ columns: readonly string[];
  children: ReactNode;
};

/**
 * A table of money. Where it is wider than the screen it scrolls by itself, by keyboard too, and
 * the page does not.
 */
export function ScrollingTable({ caption, columns, children }: Props) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="ruled-table [&_td]:whitespace-nowrap max-sm:[&_:is(th,td)]:px-1">
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
    </div>
  );
}
