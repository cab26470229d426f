'use client';
// An island for the choice of a city without loading the page, and for Refresh.

import type { ReactNode } from 'react';
import { FilterBar } from '@/components/filter/FilterBar';
import type { FilterChoice } from '@/components/filter/filter';
import { useFilter } from '@/components/filter/useFilter';
import { RefreshBar } from '@/components/tools/parts/RefreshBar';

type Props = {
  label: string;
  choice: FilterChoice;
  /** ISO day of the figures. */
  sampleDate: string;
  /** The note shown below their date. */
  note: ReactNode;
  /** Each city's air by its value in the choice, rendered on the server. */
  cities: readonly { value: string; node: ReactNode }[];
};

/** A row of cities, the date of their figures, and the air of the chosen one. */
export function AqiChecker({ label, choice, sampleDate, note, cities }: Props) {
  const { value, choose } = useFilter(choice);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <div>
        <FilterBar label={label} filters={choice.filters} value={value} choose={choose} />
        <div className="mt-2 grid gap-1">
          <RefreshBar sampleDate={sampleDate} />
          {note}
        </div>
      </div>
      {cities.find((city) => city.value === value)?.node}
    </div>
  );
}
