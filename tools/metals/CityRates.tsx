import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { rupees } from '@/lib/format/figures';
import { PriceCell, PriceChange, PriceFigure } from '@/tools/shared/PriceChange';
import { RefreshBar } from '@/tools/shared/RefreshBar';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import { SortableTable } from '@/tools/shared/SortableTable';
import { extremeOf } from '@/tools/shared/prices';
import type { Refresh } from '@/tools/shared/useToolData';
import type { MetalCity } from './metalCities';
import { QUOTED, type Quoted, quotedRate } from './rates';

/** Green for a rise: the reader's savings gain. */
export function CityRates({ city, refresh }: { city: MetalCity; refresh: Refresh }) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const sampled = formatDate(startOfDay(city.lastUpdate), 'long', locale);
  return (
    <ResultPanel
      title={t('rates', { city: cities(city.name) })}
      quiet
      announcement={QUOTED.map((metal) => {
        const { rate, change } = quotedRate(city, metal);
        return (
          <PriceFigure
            key={metal}
            name={t(metal)}
            unit={t(metal === 'silver' ? 'perKilogram' : 'perGram')}

            sample={t('sampleOf', { date: sampled })}
            price={rupees(rate, locale)}
            change={<PriceChange change={change} decimals={0} good="rise" />}
          />
        );
      })}
    >
      <div className="grid gap-3 border-t border-rule pt-3">
        <RefreshBar refresh={refresh} />
        <p className="text-label text-quiet">{t('sample', { date: sampled })}</p>
      </div>
    </ResultPanel>
  );
}

export function MetalsTable({
  cities: all,
  chosen,
  head,
}: {
  cities: readonly MetalCity[];
  chosen: MetalCity['name'];
  head: ReactNode;
}) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();

  const ratesOf = (metal: Quoted) => all.map((city) => quotedRate(city, metal).rate);
  const column = (metal: Quoted) => ({
    key: metal,
    title: t(metal),
    valueOf: (city: MetalCity) => quotedRate(city, metal).rate,
    cell: (city: MetalCity) => {
      const { rate, change } = quotedRate(city, metal);
      return (
        <PriceCell
          price={rupees(rate, locale)}
          change={<PriceChange change={change} decimals={0} good="rise" />}
          extreme={extremeOf(rate, ratesOf(metal))}
        />
      );
    },
  });
  const name = ({ name: city }: MetalCity) => cities(city);

  return (
    <section aria-labelledby="all-cities">
      {head}
      <SortableTable<MetalCity>
        caption={t('allCaption')}
        columns={[
          { key: 'city', title: t('city'), valueOf: name, cell: name },
          ...QUOTED.map(column),
        ]}
        rows={all}
        keyOf={(city) => city.name}
        chosen={chosen}
      />
    </section>
  );
}
