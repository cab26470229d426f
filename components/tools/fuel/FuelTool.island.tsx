'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CityColumns } from '@/components/tools/shared/CityCalculator';
import { useToolData } from '@/components/tools/shared/useToolData';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import type { FuelCity } from '@/lib/tools/fuel/fuelCities';
import type { ParsedFuelQuery } from '@/lib/tools/fuel/fuelQuery';
import { cityNamed } from '@/lib/tools/shared/prices';
import { SAMPLE_DATE } from '@/lib/tools/shared/sampleDate';
import { CityPrices, FuelTable } from './CityPrices';
import { CompareCities } from './CompareCities';
import { FillUp } from './FillUp';
import { TripCost } from './TripCost';

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
