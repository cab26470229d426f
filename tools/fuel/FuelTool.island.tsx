'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import type { ReactNode } from 'react';
import type { FilterChoice } from '@/components/ui/filter';
import { CityPriceTool } from '@/tools/shared/CityPriceTool';
import { CompareCities } from './CompareCities';
import { FillUp } from './FillUp';
import { TripCost } from './TripCost';
import type { FuelCity } from './fuelCities';
import { FUEL_LOOK } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = {
  cities: readonly FuelCity[];
  choice: FilterChoice;
  initial: ParsedFuelQuery;
  heads: Record<'allCities' | 'compare' | 'fillUp' | 'trip', ReactNode>;
};

export function FuelTool({ cities, choice, initial, heads }: Props) {
  return (
    <CityPriceTool
      endpoint="/api/tools/fuel"
      cities={cities}
      choice={choice}
      {...FUEL_LOOK}
      tableHead={heads.allCities}
      below={(chosen) => <CompareCities {...chosen} initial={initial} head={heads.compare} />}
    >
      {(chosen) => (
        <>
          <FillUp {...chosen} initial={initial} head={heads.fillUp} />
          <TripCost {...chosen} initial={initial} head={heads.trip} />
        </>
      )}
    </CityPriceTool>
  );
}
