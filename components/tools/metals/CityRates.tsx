import { useLocale, useTranslations } from 'next-intl';
import { RefreshBar } from '@/components/tools/parts/RefreshBar';
import type { Refresh } from '@/components/tools/parts/useToolData';
import { ResultPanel } from '@/components/tools/parts/ResultPanel';
import { PriceChange } from '@/components/tools/prices/PriceChange';
import { PriceFigure } from '@/components/tools/prices/PriceFigure';
import { rupees } from '@/lib/numbers/figures';
import { formatDate, startOfDay } from '@/lib/time/dates';
import type { MetalCity } from '@/lib/tools/metals/metalCities';
import { QUOTED, quotedRate } from '@/lib/tools/metals/quotedRate';

/**
 * Gold per gram and silver per kilogram in one city, with their changes; a rise is green, for it is
 * the reader's savings.
 */
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
