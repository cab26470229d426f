import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceCell } from '@/components/tools/prices/PriceCell';
import { PriceChange } from '@/components/tools/prices/PriceChange';
import { SortableTable } from '@/components/tools/prices/SortableTable';
import { rupees } from '@/lib/numbers/figures';
import { type Fuel, type FuelCity, FUELS } from '@/lib/tools/fuel/fuelCities';
import { extremeOf } from '@/lib/tools/prices/extremes';

/** All cities, to be sorted by name or by the price of either fuel. */
export function FuelTable({
  cities: all,
  chosen,
  head,
}: {
  cities: readonly FuelCity[];
  chosen: FuelCity['name'];
  /** Its head, rendered on the server. */
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
        price={rupees(city[fuel], locale, 2)}
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
