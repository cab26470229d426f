'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CityColumns } from '@/components/tools/shared/CityCalculator';
import { useToolData } from '@/components/tools/shared/useToolData';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import type { MetalCity } from '@/lib/tools/metals/metalCities';
import type { ParsedMetalsQuery } from '@/lib/tools/metals/metalsQuery';
import { cityNamed } from '@/lib/tools/shared/prices';
import { SAMPLE_DATE } from '@/lib/tools/shared/sampleDate';
import { CityRates, MetalsTable } from './CityRates';
import { JewelleryEstimate } from './JewelleryEstimate';
import { Purity } from './Purity';
import { WeightValue } from './WeightValue';

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
