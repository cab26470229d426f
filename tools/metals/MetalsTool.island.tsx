'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import type { ReactNode } from 'react';
import type { FilterChoice } from '@/components/ui/filter';
import { CityPriceTool } from '@/tools/shared/CityPriceTool';
import { JewelleryEstimate } from './JewelleryEstimate';
import { Purity } from './Purity';
import { WeightValue } from './WeightValue';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { METALS_LOOK } from './rates';

type Props = {
  cities: readonly MetalCity[];
  choice: FilterChoice;
  initial: ParsedMetalsQuery;
  heads: Record<'allCities' | 'purity' | 'convert' | 'estimate', ReactNode>;
};

export function MetalsTool({ cities, choice, initial, heads }: Props) {
  return (
    <CityPriceTool
      endpoint="/api/tools/metals"
      cities={cities}
      choice={choice}
      {...METALS_LOOK}
      tableHead={heads.allCities}
      below={({ city }) => <Purity city={city} head={heads.purity} />}
    >
      {(chosen) => (
        <>
          <WeightValue {...chosen} initial={initial} head={heads.convert} />
          <JewelleryEstimate {...chosen} initial={initial} head={heads.estimate} />
        </>
      )}
    </CityPriceTool>
  );
}
