import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import { CityPrices, CityPriceTable, type PricedCity, type Quoting } from './CityPrices';
import { cityNamed } from './prices';
import { SAMPLE_DATE } from './sampleDate';
import { useToolData } from './useToolData';

/** What a block of the tool gets: the chosen city and the page's plain URL. */
export type Chosen<City> = { cities: readonly City[]; city: City; href: string };

type Props<City> = {
  endpoint: string;
  cities: readonly City[];
  choice: FilterChoice;
  quoting: Quoting<City>;
  tableHead: ReactNode;
  /** Beside the table, below the prices. */
  below: (chosen: Chosen<City>) => ReactNode;
  children: (chosen: Chosen<City>) => ReactNode;
};

export function CityPriceTool<City extends PricedCity>({
  endpoint,
  cities: initial,
  choice,
  quoting,
  tableHead,
  below,
  children,
}: Props<City>) {
  const t = useTranslations('Tool');
  const { value, choose } = useFilter(choice);
  const { data: cities, refresh } = useToolData(endpoint, initial, SAMPLE_DATE);
  const city = cityNamed(cities, value);
  if (!city) return null;
  const chosen = { cities, city, href: choice.filters[0]?.href ?? '' };
  return (
    <>
      <div className="grid gap-4 [&>*]:min-w-0">
        <div>
          <FilterBar
            label={t('chooseCity')}
            filters={choice.filters}
            value={value}
            choose={choose}
          />
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <CityPrices quoting={quoting} city={city} refresh={refresh} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <CityPriceTable quoting={quoting} cities={cities} chosen={city.name} head={tableHead} />
          </div>
          {below(chosen)}
        </div>
      </div>
      {children(chosen)}
    </>
  );
}
