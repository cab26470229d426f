import { useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { PriceChange, PriceFigure } from '@/tools/shared/PriceChange';
import { PriceHistory } from '@/tools/shared/PriceHistory';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import type { fuelOfCity } from './fuelOfCity';
import { fuelPrice, FUELS } from './fuelPrice';

type Props = NonNullable<Awaited<ReturnType<typeof fuelOfCity>>>;

/** A city's prices of today with those of thirty days; without a script. */
export function FuelCityView({ texts: { city }, price, history, others, sources }: Props) {
  const t = useTranslations('Fuel');
  const now = useTranslations('FuelNow');
  const tool = useTranslations('Tool');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  return (
    <>
      {price && (
        <ResultPanel
          title={t('prices', { city: city.name })}
          quiet
          announcement={FUELS.map((fuel) => (
            <PriceFigure
              key={fuel}
              name={t(fuel)}
              unit={t('perLitre')}
              sample={t('sampleOf', {
                date: formatDate(startOfDay(price.lastUpdate), 'long', locale),
              })}
              price={fuelPrice(price[fuel], locale)}
              change={<PriceChange change={price[`${fuel}Change`]} decimals={2} good="fall" />}
            />
          ))}
        >
          <p className="border-t border-rule pt-3 text-label text-quiet">
            {tool.rich('source', { source: () => sources.join(', ') || now('desk') })}
          </p>
        </ResultPanel>
      )}
      <PriceHistory
        title={now('city.history', { city: city.name })}
        series={FUELS.map((fuel) => ({
          name: t(fuel),
          points: history.map(({ day, [fuel]: value }) => ({ day, value })),
          written: (value) => fuelPrice(value, locale),
        }))}
      />
      <CityPageLinks
        path="/tools/fuel-prices"
        title={now('city.others')}
        current={city.id}
        cities={others.map(({ name }) => ({ id: name, name: cities(name) }))}
      />
    </>
  );
}
