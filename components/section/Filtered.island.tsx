'use client';
// An island for the choice of a filter without loading the page.

import { Fragment, type ReactNode } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import { type FilterChoice, matching } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';

type Props = FilterChoice & {
  label: string;
  /** Made on the server, each with the values it belongs to. */
  items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
  /** Classes of the list. */
  layout: string;
  empty: ReactNode;
};

/** A row of filters over a list of anything. */
export function Filtered({ label, items, layout, empty, ...choice }: Props) {
  const { value, choose } = useFilter(choice);
  const shown = matching(items, value);
  return (
    <>
      <FilterBar label={label} filters={choice.filters} value={value} choose={choose} />
      {shown.length === 0 ? (
        empty
      ) : (
        <div className={layout}>
          {shown.map(({ key, node }) => (
            <Fragment key={key}>{node}</Fragment>
          ))}
        </div>
      )}
    </>
  );
}
