'use client';
// An island for choosing a city without a page load, and for Refresh.

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import { RefreshBar } from '@/tools/shared/RefreshBar';
import { useToolData } from '@/tools/shared/useToolData';
import type { AqiFigures } from './cities';

type Props = {
  label: string;
  choice: FilterChoice;
  figures: readonly AqiFigures[];
  note: ReactNode;
  cities: readonly { value: string; node: ReactNode }[];
};

const Refreshing = createContext<ReactNode>(null);

/** Refresh and its note, in the panel that the server draws: above it they would push its figure off small screens. */
export const RefreshHere = () => use(Refreshing);

/** The server re-renders a city's air after Refresh, so scales and advice need no script. */
export function AqiChecker({ label, choice, figures, note, cities }: Props) {
  const { value, choose } = useFilter(choice);
  const { data, refresh } = useToolData('/api/tools/aqi', figures);
  const router = useRouter();
  const isOther = JSON.stringify(data) !== JSON.stringify(figures);
  useEffect(() => {
    if (isOther) router.refresh();
  }, [isOther, router]);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <div>
        <FilterBar label={label} filters={choice.filters} value={value} choose={choose} />
      </div>
      <Refreshing
        value={
          <div className="mt-4 grid gap-1 border-t border-rule pt-3">
            <RefreshBar refresh={refresh} />
            {note}
          </div>
        }
      >
        {cities.find((city) => city.value === value)?.node}
      </Refreshing>
    </div>
  );
}
