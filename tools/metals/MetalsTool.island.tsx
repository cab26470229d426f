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
import { CityRates, MetalsTable } from './CityRates';
import { JewelleryEstimate } from './JewelleryEstimate';
import { Purity } from './Purity';
import { WeightValue } from './WeightValue';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';

type Props = {
  cities: readonly MetalCity[];
  choice: FilterChoice;
  initial: ParsedMetalsQuery;
  heads: Record<'allCities' | 'purity' | 'convert' | 'estimate', ReactNode>;
};

export function MetalsTool({ cities: initialCities, choice, initial, heads }: Props) {
  const t = useTranslations('Tool');
  const { value, choose } = useFilter(choice);
  const {
    data: cities,
    refresh,
    feed,
  } = useToolData('/api/tools/metals', initialCities, SAMPLE_DATE);
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
          city={<CityRates city={city} refresh={refresh} />}
          table={<MetalsTable cities={cities} chosen={city.name} head={heads.allCities} />}
          below={<Purity city={city} head={heads.purity} />}
        />
      </div>
      <WeightValue city={city} href={href} initial={initial} head={heads.convert} />
      <JewelleryEstimate city={city} href={href} initial={initial} head={heads.estimate} />
    </>
  );
}
