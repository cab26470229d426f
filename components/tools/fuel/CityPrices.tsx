import { useLocale, useTranslations } from 'next-intl';
import { RefreshBar } from '@/components/tools/parts/RefreshBar';
import type { Refresh } from '@/components/tools/parts/useToolData';
import { ResultPanel } from '@/components/tools/parts/ResultPanel';
import { PriceChange } from '@/components/tools/prices/PriceChange';
import { PriceFigure } from '@/components/tools/prices/PriceFigure';
import { rupees } from '@/lib/numbers/figures';
import { formatDate, startOfDay } from '@/lib/time/dates';
import { FUELS, type FuelCity } from '@/lib/tools/fuel/fuelCities';

/**
 * A litre of each fuel in one city, with its change; a rise is red, for it is the reader's money.
 */
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
          price={rupees(city[fuel], locale, 2)}
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
