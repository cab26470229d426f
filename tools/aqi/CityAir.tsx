import { useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { localized } from '@/lib/i18n/localized';
import { BigFigure, ResultPanel } from '@/tools/shared/ResultPanel';
import { AirScale } from './AirScale';
import { GroupAdvice } from './GroupAdvice';
import { PollutantBars } from './PollutantBars';
import { AQI_BANDS, bandOf, INDIAN_BANDS } from './bands';
import { type AqiCity, BARS_END } from './cities';

export function CityAir({ city }: { city: AqiCity }) {
  const t = useTranslations('Aqi');
  const cityName = useTranslations('Cities')(city.id);
  const locale = useLocale();
  const { aqi, category } = city;
  const indian = t(`india.${bandOf(INDIAN_BANDS, aqi).key}`);

  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12 [&>*]:min-w-0">
        <ResultPanel
          title={t('airIn', { city: cityName })}
          quiet
          announcement={
            <>
              <BigFigure>
                <span translate="no">{aqi}</span> <span className="text-card-l">{t(category)}</span>
              </BigFigure>
              <p className="text-label text-quiet">
                {t('sampleOf', { date: formatDate(startOfDay(city.lastUpdate), 'long', locale) })}
              </p>
              <p className="mt-1">{localized(city.description, locale)}</p>
              <p className="mt-1 font-bold">{localized(city.recommendation, locale)}</p>
            </>
          }
        >
          <div className="mt-4 grid gap-5 border-t border-rule pt-4">
            <AirScale name={t('thisScale')} scale={AQI_BANDS} aqi={aqi} category={t(category)} />
            <AirScale name={t('indianScale')} scale={INDIAN_BANDS} aqi={aqi} category={indian} />
            <p className="text-label text-quiet">{t('scalesNote')}</p>
          </div>
        </ResultPanel>
        <PollutantBars cityName={cityName} pollutants={city.pollutants} end={BARS_END} />
      </div>
      <GroupAdvice category={category} />
    </div>
  );
}
