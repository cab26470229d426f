import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDate, startOfDay } from '@/lib/format/dates';
import type { Locale } from '@/lib/i18n/locales';
import { PriceCell, PriceChange, PriceFigure } from './PriceChange';
import { RefreshBar } from './RefreshBar';
import { ResultPanel } from './ResultPanel';
import { SortableTable } from './SortableTable';
import { extremeOf } from './prices';
import type { Refresh } from './useToolData';

export type PricedCity = { name: keyof Messages['Cities']; lastUpdate: string };

/** A price that every city of a tool has. */
export type Price<City> = {
  key: string;
  name: string;
  unit: string;
  /** Rupees of the unit; the change is positive when dearer. */
  of: (city: City) => { rate: number; change: number };
};

/** A tool's texts; both tools name those alike that the shared parts use. */
export type PriceTexts = 'Fuel' | 'Metals';

export type Quoting<City> = {
  prices: readonly Price<City>[];
  texts: PriceTexts;
  written: (rate: number, locale: Locale) => string;
  /** Decimals of a change. */
  decimals: number;
  /** The green direction: a fall for running costs, a rise for savings. */
  good: 'rise' | 'fall';
};

type PanelProps<City> = { quoting: Quoting<City>; city: City; refresh: Refresh };

export function CityPrices<City extends PricedCity>({
  quoting: { prices, texts, written, decimals, good },
  city,
  refresh,
}: PanelProps<City>) {
  const t = useTranslations(texts);
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const date = formatDate(startOfDay(city.lastUpdate), 'long', locale);
  return (
    <ResultPanel
      title={t('prices', { city: cities(city.name) })}
      quiet
      announcement={prices.map(({ key, name, unit, of }) => (
        <PriceFigure
          key={key}
          name={name}
          unit={unit}
          sample={t('sampleOf', { date })}
          price={written(of(city).rate, locale)}
          change={<PriceChange change={of(city).change} decimals={decimals} good={good} />}
        />
      ))}
    >
      <div className="grid gap-3 border-t border-rule pt-3">
        <RefreshBar refresh={refresh} />
        <p className="text-label text-quiet">{t('sample', { date })}</p>
      </div>
    </ResultPanel>
  );
}

type TableProps<City> = {
  quoting: Quoting<City>;
  cities: readonly City[];
  chosen: string;
  head: ReactNode;
};

export function CityPriceTable<City extends PricedCity>({
  quoting: { prices, texts, written, decimals, good },
  cities: all,
  chosen,
  head,
}: TableProps<City>) {
  const t = useTranslations(texts);
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const nameOf = ({ name }: City) => cities(name);
  return (
    <section aria-labelledby="all-cities">
      {head}
      <SortableTable<City>
        caption={t('allCaption')}
        columns={[
          { key: 'city', title: t('city'), valueOf: nameOf, cell: nameOf },
          ...prices.map(({ key, name, of }) => ({
            key,
            title: name,
            valueOf: (city: City) => of(city).rate,
            cell: (city: City) => (
              <PriceCell
                price={written(of(city).rate, locale)}
                change={<PriceChange change={of(city).change} decimals={decimals} good={good} />}
                extreme={extremeOf(
                  of(city).rate,
                  all.map((other) => of(other).rate),
                )}
              />
            ),
          })),
        ]}
        rows={all}
        keyOf={({ name }) => name}
        chosen={chosen}
      />
    </section>
  );
}
