'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FilterChoice } from '@/components/ui/filter';
import { CityPriceTool } from '@/tools/shared/CityPriceTool';
import { CompareCities } from './CompareCities';
import { FillUp } from './FillUp';
import { TripCost } from './TripCost';
import { type FuelCity, FUELS } from './fuelCities';
import { fuelPrice } from './fuelPrice';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = {
  cities: readonly FuelCity[];
  choice: FilterChoice;
  initial: ParsedFuelQuery;
  heads: Record<'allCities' | 'compare' | 'fillUp' | 'trip', ReactNode>;
};

export function FuelTool({ cities, choice, initial, heads }: Props) {
  const t = useTranslations('Fuel');
  const prices = FUELS.map((fuel) => ({
    key: fuel,
    name: t(fuel),
    unit: t('perLitre'),
    of: (city: FuelCity) => ({ rate: city[fuel], change: city[`${fuel}Change`] }),
  }));
  return (
    <CityPriceTool
      endpoint="/api/tools/fuel"
      cities={cities}
      choice={choice}
      quoting={{ prices, texts: 'Fuel', written: fuelPrice, decimals: 2, good: 'fall' }}
      tableHead={heads.allCities}
      below={(chosen) => <CompareCities {...chosen} initial={initial} head={heads.compare} />}
    >
      {({ city, href }) => (
        <>
          <FillUp city={city} href={href} initial={initial} head={heads.fillUp} />
          <TripCost city={city} href={href} initial={initial} head={heads.trip} />
        </>
      )}
    </CityPriceTool>
  );
}
