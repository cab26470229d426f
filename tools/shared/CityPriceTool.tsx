import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FilterBar } from '@/components/ui/FilterBar';
import type { FilterChoice } from '@/components/ui/filter';
import { useFilter } from '@/components/ui/useFilter';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { money } from '@/lib/format/numbers';
import { PriceCell, PriceChange, PriceFigure } from './PriceChange';
import { RefreshBar } from './RefreshBar';
import { ResultPanel } from './ResultPanel';
import { SortableTable } from './SortableTable';
import { cityNamed, extremeOf } from './prices';
import { useToolData } from './useToolData';

/** A tool's texts; both tools name those alike that the shared parts use. */
export type PricedTexts = 'Fuel' | 'Metals';

export type PriceName = 'petrol' | 'diesel' | 'gold24k' | 'gold22k' | 'silver';

export type PriceUnit = 'perLitre' | 'perGram' | 'perKilogram';

export type PricedCity = { name: keyof Messages['Cities']; lastUpdate: string };

export type Price<City> = {
  name: PriceName;
  unit: PriceUnit;
  /** Rupees of the unit; the change is positive when dearer. */
  of: (city: City) => { rate: number; change: number };
};

type Chosen<City> = { cities: readonly City[]; city: City; href: string };

type Props<City> = {
  words: PricedTexts;
  endpoint: string;
  cities: readonly City[];
  choice: FilterChoice;
  prices: readonly Price<City>[];
  decimals: number;
  /** The green direction: a fall for running costs, a rise for savings. */
  good: 'rise' | 'fall';
  tableHead: ReactNode;
  below: (chosen: Chosen<City>) => ReactNode;
  children: (chosen: Chosen<City>) => ReactNode;
};

export function CityPriceTool<City extends PricedCity>({
  words,
  endpoint,
  cities: initial,
  choice,
  prices,
  decimals,
  good,
  tableHead,
  below,
  children,
}: Props<City>) {
  const tool = useTranslations('Tool');
  const t = useTranslations(words);
  const cityName = useTranslations('Cities');
  const locale = useLocale();
  const { value, choose } = useFilter(choice);
  const { data: cities, refresh } = useToolData(endpoint, initial);
  const city = cityNamed(cities, value);
  if (!city) return null;

  const date = formatDate(startOfDay(city.lastUpdate), 'long', locale);
  const shown = (of: Price<City>['of'], quoted: City) => ({
    price: money(of(quoted).rate, locale, decimals),
    change: <PriceChange change={of(quoted).change} decimals={decimals} good={good} />,
  });
  const nameOf = ({ name }: City) => cityName(name);
  const chosen = { cities, city, href: choice.filters[0]?.href ?? '' };
  return (
    <>
      <div className="grid gap-4 [&>*]:min-w-0">
        <div>
          <FilterBar
            label={tool('chooseCity')}
            filters={choice.filters}
            value={value}
            choose={choose}
          />
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <ResultPanel
            title={t('prices', { city: cityName(city.name) })}
            quiet
            announcement={prices.map(({ name, unit, of }) => (
              <PriceFigure
                key={name}
                name={t(name)}
                unit={t(unit)}
                sample={t('sampleOf', { date })}
                {...shown(of, city)}
              />
            ))}
          >
            <div className="grid gap-3 border-t border-rule pt-3">
              <RefreshBar refresh={refresh} />
              <p className="text-label text-quiet">{t('sample', { date })}</p>
            </div>
          </ResultPanel>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <section aria-labelledby="all-cities">
              {tableHead}
              <SortableTable<City>
                caption={t('allCaption')}
                columns={[
                  { key: 'city', title: t('city'), valueOf: nameOf, cell: nameOf },
                  ...prices.map(({ name, of }) => ({
                    key: name,
                    title: t(name),
                    valueOf: (one: City) => of(one).rate,
                    cell: (one: City) => (
                      <PriceCell
                        {...shown(of, one)}
                        extreme={extremeOf(
                          of(one).rate,
                          cities.map((other) => of(other).rate),
                        )}
                      />
                    ),
                  })),
                ]}
                rows={cities}
                keyOf={({ name }) => name}
                chosen={city.name}
              />
            </section>
          </div>
          {below(chosen)}
        </div>
      </div>
      {children(chosen)}
    </>
  );
}
