import { useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { rupees } from '@/lib/format/figures';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { PriceChange, PriceFigure } from '@/tools/shared/PriceChange';
import { PriceHistory } from '@/tools/shared/PriceHistory';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import type { metalsOfCity } from './metalsOfCity';
import { QUOTED, quotedRate } from './rates';
import { perKilogram } from './weight';

type Props = NonNullable<Awaited<ReturnType<typeof metalsOfCity>>>;

/** A city's prices of today with those of thirty days; without a script. */
export function MetalsCityView({ texts: { city }, price, history, others, sources }: Props) {
  const t = useTranslations('Metals');
  const now = useTranslations('MetalsNow');
  const tool = useTranslations('Tool');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  return (
    <>
      {price && (
        <ResultPanel
          title={t('prices', { city: city.name })}
          quiet
          announcement={QUOTED.map((metal) => {
            const { rate, change } = quotedRate(price, metal);
            return (
              <PriceFigure
                key={metal}
                name={t(metal)}
                unit={t(metal === 'silver' ? 'perKilogram' : 'perGram')}
                sample={t('sampleOf', {
                  date: formatDate(startOfDay(price.lastUpdate), 'long', locale),
                })}
                price={rupees(rate, locale)}
                change={<PriceChange change={change} decimals={0} good="rise" />}
              />
            );
          })}
        >
          <p className="border-t border-rule pt-3 text-label text-quiet">
            {tool.rich('source', { source: () => sources.join(', ') || now('desk') })}
          </p>
        </ResultPanel>
      )}
      <PriceHistory
        title={now('city.history', { city: city.name })}
        series={QUOTED.map((metal) => ({
          name: t(metal),
          points: history.map(({ day, [metal]: rate }) => ({
            day,
            value: metal === 'silver' ? perKilogram(rate) : rate,
          })),
          written: (value) => rupees(value, locale),
        }))}
      />
      <CityPageLinks
        path="/tools/metal-rates"
        title={now('city.others')}
        current={city.id}
        cities={others.map(({ name }) => ({ id: name, name: cities(name) }))}
      />
    </>
  );
}
