import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { toolChoice } from '@/tools/shared/toolChoice';
import { FuelTool } from './FuelTool.island';
import { FUEL_CITIES, type FuelCity } from './fuelCities';
import { fuelPrice } from './fuelPrice';
import { parseFuelQuery, type FuelQuery } from './fuelQuery';

type Props = {
  query: FuelQuery;
  cities?: readonly FuelCity[] | undefined;
};

export function FuelPrices({ query, cities: all = FUEL_CITIES }: Props) {
  const t = useTranslations('Fuel');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const now = useTranslations('FuelNow');
  if (all.length === 0) return <p>{now('none')}</p>;
  const choice = toolChoice({
    path: '/tools/fuel-prices',
    locale,
    parameter: 'city',
    options: all.map(({ name, petrol, diesel }) => ({
      value: name,
      label: cities(name),
      summary: t('summary', {
        city: cities(name),
        petrol: fuelPrice(petrol, locale),
        diesel: fuelPrice(diesel, locale),
      }),
    })),
    requested: query.city,
  });
  return (
    <FuelTool
      cities={all}
      choice={choice}
      initial={parseFuelQuery(query)}
      heads={{
        allCities: <BlockHeader id="all-cities" title={t('allCities')} />,
        compare: <BlockHeader id="compare" title={t('compare')} />,
        fillUp: <BlockHeader id="fill-up" title={t('fillUp')} />,
        trip: <BlockHeader id="trip" title={t('trip')} />,
      }}
    />
  );
}
