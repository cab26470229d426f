'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import { CityColumns } from '@/tools/shared/CityCalculator';
import { cityNamed } from '@/tools/shared/prices';
import { SAMPLE_DATE } from '@/tools/shared/sampleDate';
import { useToolData } from '@/tools/shared/useToolData';
import { CityPrices, FuelTable } from './CityPrices';
import { CompareCities } from './CompareCities';
import { FillUp } from './FillUp';
import { TripCost } from './TripCost';
import type { FuelCity } from './fuelCities';
import type { ParsedFuelQuery } from './fuelQuery';

type Props = {
  cities: readonly FuelCity[];
  choice: FilterChoice;
  initial: ParsedFuelQuery;
  heads: Record<'allCities' | 'compare' | 'fillUp' | 'trip', ReactNode>;
};

export function FuelTool({ cities: initialCities, choice, initial, heads }: Props) {
  const t = useTranslations('Tool');
  const { value, choose } = useFilter(choice);
  const {
    data: cities,
    refresh,
    feed,
  } = useToolData('/api/tools/fuel', initialCities, SAMPLE_DATE);
  const city = cityNamed(cities, value);
  if (!city) return null;
  const href = choice.filters[0]?.href ?? '';
  return (
    <>
      {feed}
      <div className="grid gap-4 [&>*]:min-w-0">
        <div>
          <FilterBar
            label={t('chooseCity')}
            filters={choice.filters}
            value={value}
            choose={choose}
          />
        </div>
        <CityColumns
          city={<CityPrices city={city} refresh={refresh} />}
          table={<FuelTable cities={cities} chosen={city.name} head={heads.allCities} />}
          below={
            <CompareCities
              cities={cities}
              city={city}
              href={href}
              initial={initial}
              head={heads.compare}
            />
          }
        />
      </div>
      <FillUp city={city} href={href} initial={initial} head={heads.fillUp} />
      <TripCost city={city} href={href} initial={initial} head={heads.trip} />
    </>
  );
}
