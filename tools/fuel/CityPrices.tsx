import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { PriceCell, PriceChange, PriceFigure } from '@/tools/shared/PriceChange';
import { RefreshBar } from '@/tools/shared/RefreshBar';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import { SortableTable } from '@/tools/shared/SortableTable';
import { extremeOf } from '@/tools/shared/prices';
import type { Refresh } from '@/tools/shared/useToolData';
import { type Fuel, type FuelCity, FUELS } from './fuelCities';
import { fuelPrice } from './fuelPrice';

/** Red for a rise: the reader pays more. */
export function CityPrices({ city, refresh }: { city: FuelCity; refresh: Refresh }) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const sampled = formatDate(startOfDay(city.lastUpdate), 'long', locale);
  return (
    <ResultPanel
      title={t('prices', { city: cities(city.name) })}
      quiet
      announcement={FUELS.map((fuel) => (
        <PriceFigure
          key={fuel}
          name={t(fuel)}
          unit={t('perLitre')}

          sample={t('sampleOf', { date: sampled })}
          price={fuelPrice(city[fuel], locale)}
          change={<PriceChange change={city[`${fuel}Change`]} decimals={2} good="fall" />}
        />
      ))}
    >
      <div className="grid gap-3 border-t border-rule pt-3">
        <RefreshBar refresh={refresh} />
        <p className="text-label text-quiet">{t('sample', { date: sampled })}</p>
      </div>
    </ResultPanel>
  );
}

export function FuelTable({
  cities: all,
  chosen,
  head,
}: {
  cities: readonly FuelCity[];
  chosen: FuelCity['name'];
  head: ReactNode;
}) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();

  const pricesOf = (fuel: Fuel) => all.map((city) => city[fuel]);
  const column = (fuel: Fuel) => ({
    key: fuel,
    title: t(fuel),
    valueOf: (city: FuelCity) => city[fuel],
    cell: (city: FuelCity) => (
      <PriceCell
        price={fuelPrice(city[fuel], locale)}
        change={<PriceChange change={city[`${fuel}Change`]} decimals={2} good="fall" />}
        extreme={extremeOf(city[fuel], pricesOf(fuel))}
      />
    ),
  });
  const name = ({ name: city }: FuelCity) => cities(city);

  return (
    <section aria-labelledby="all-cities">
      {head}
      <SortableTable<FuelCity>
        caption={t('allCaption')}
        columns={[
          { key: 'city', title: t('city'), valueOf: name, cell: name },
          ...FUELS.map(column),
        ]}
        rows={all}
        keyOf={(city) => city.name}
        chosen={chosen}
      />
    </section>
  );
}
