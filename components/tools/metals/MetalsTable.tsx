import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceCell } from '@/components/tools/prices/PriceCell';
import { PriceChange } from '@/components/tools/prices/PriceChange';
import { SortableTable } from '@/components/tools/prices/SortableTable';
import { rupees } from '@/lib/numbers/figures';
import type { MetalCity } from '@/lib/tools/metals/metalCities';
import { QUOTED, type Quoted, quotedRate } from '@/lib/tools/metals/quotedRate';
import { extremeOf } from '@/lib/tools/prices/extremes';

/** All cities, to be sorted by name or by the rate of a metal. */
export function MetalsTable({
  cities: all,
  chosen,
  head,
}: {
  cities: readonly MetalCity[];
  chosen: MetalCity['name'];
  /** Its head, rendered on the server. */
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
