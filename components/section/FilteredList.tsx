import type { ReactNode } from 'react';
import { COLUMNS } from '@/components/ui/columns';
import { type FilterOptions, useFilterChoice } from '@/components/ui/useFilterChoice';
import { Filtered } from './Filtered.island';

type Props = FilterOptions & {
  label: string;
  items: readonly { key: string; values: readonly string[]; node: ReactNode }[];
  layout?: string;
  empty: ReactNode;
};

const CARDS = `mt-4 ${COLUMNS} lg:grid-cols-3`;

export function FilteredList({ label, items, layout = CARDS, empty, ...options }: Props) {
  const choice = useFilterChoice(options, items);
  return <Filtered {...choice} label={label} items={items} layout={layout} empty={empty} />;
}
