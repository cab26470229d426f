'use client';
// An island for filtering without a page load.

import { Fragment, type ReactNode } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import { type FilterChoice, matching } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';

type Props = FilterChoice & {
  label: string;
  items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
  layout: string;
  empty: ReactNode;
};

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
