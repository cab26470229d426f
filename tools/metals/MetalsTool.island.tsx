'use client';
// An island for choosing a city, Refresh, table sorting and the calculators.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FilterChoice } from '@/components/ui/filter';
import { rupees } from '@/lib/format/figures';
import { CityPriceTool } from '@/tools/shared/CityPriceTool';
import { JewelleryEstimate } from './JewelleryEstimate';
import { Purity } from './Purity';
import { WeightValue } from './WeightValue';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { QUOTED, quotedRate } from './rates';

type Props = {
  cities: readonly MetalCity[];
  choice: FilterChoice;
  initial: ParsedMetalsQuery;
  heads: Record<'allCities' | 'purity' | 'convert' | 'estimate', ReactNode>;
};

export function MetalsTool({ cities, choice, initial, heads }: Props) {
  const t = useTranslations('Metals');
  const prices = QUOTED.map((metal) => ({
    key: metal,
    name: t(metal),
    unit: t(metal === 'silver' ? 'perKilogram' : 'perGram'),
    of: (city: MetalCity) => quotedRate(city, metal),
  }));
  return (
    <CityPriceTool
      endpoint="/api/tools/metals"
      cities={cities}
      choice={choice}
      quoting={{ prices, texts: 'Metals', written: rupees, decimals: 0, good: 'rise' }}
      tableHead={heads.allCities}
      below={({ city }) => <Purity city={city} head={heads.purity} />}
    >
      {({ city, href }) => (
        <>
          <WeightValue city={city} href={href} initial={initial} head={heads.convert} />
          <JewelleryEstimate city={city} href={href} initial={initial} head={heads.estimate} />
        </>
      )}
    </CityPriceTool>
  );
}
