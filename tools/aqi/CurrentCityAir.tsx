import { useLocale, useTranslations } from 'next-intl';
import type { CurrentAir, NamedAir } from '@/lib/figures/current/currentAir';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { BigFigure, ResultPanel } from '@/tools/shared/ResultPanel';
import { AirScale } from './AirScale';
import { GroupAdvice } from './GroupAdvice';
import { PollutantBars } from './PollutantBars';
import { SubIndexTable } from './SubIndexTable';
import { AQI_BANDS, bandOf, INDIAN_BANDS } from './bands';
import { BAND_TEXTS, barsEnd } from './cities';
import { type Concentrations, POLLUTANTS } from './pollutants';

function sixOf({ concentrations }: NamedAir): Concentrations | null {
  if (!concentrations) return null;
  const { pm25, pm10, no2, so2, co, o3 } = concentrations;
  const six = { pm25, pm10, no2, so2, co, o3 };
  return isWhole(six) ? six : null;
}

const isWhole = (six: Partial<Concentrations>): six is Concentrations =>
  POLLUTANTS.every((pollutant) => six[pollutant] !== undefined);

type Props = {
  kind: CurrentAir['kind'];
  city: NamedAir;
};

export function CurrentCityAir({ kind, city }: Props) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  const name = localized(city.name, locale);
  const { key: category } = bandOf(AQI_BANDS, city.index);
  const indian = t(`india.${bandOf(INDIAN_BANDS, city.index).key}`);
  const pollutants = sixOf(city);
  const { description, recommendation } = BAND_TEXTS[category];
  return (
    <div className="grid gap-8 md:gap-12 [&>*]:min-w-0">
      <div className="grid items-start gap-8 md:grid-cols-2 md:gap-12 [&>*]:min-w-0">
        <ResultPanel
          title={t('airIn', { city: name })}
          quiet
          announcement={
            <>
              <BigFigure>
                <span translate="no">{city.index}</span>{' '}
                <span className="text-card-l">{indian}</span>
              </BigFigure>
              <p className="text-label text-quiet">
                {t(`now.${kind}`, {
                  time: formatTime(city.measuredAt, locale),
                  date: formatDate(city.measuredAt, 'long', locale),
                  stations: city.stations ?? 0,
                })}
              </p>
              <p className="mt-1">{localized(description, locale)}</p>
              <p className="mt-1 font-bold">{localized(recommendation, locale)}</p>
            </>
          }
        >
          <div className="mt-4 grid gap-5 border-t border-rule pt-4">
            <AirScale
              name={t('indianScale')}
              scale={INDIAN_BANDS}
              aqi={city.index}
              category={indian}
            />
            <AirScale
              name={t('now.otherScale')}
              scale={AQI_BANDS}
              aqi={city.index}
              category={t(category)}
            />
            <p className="text-label text-quiet">{t('now.scalesNote')}</p>
          </div>
        </ResultPanel>
        {pollutants ? (
          <PollutantBars cityName={name} pollutants={pollutants} end={barsEnd([pollutants])} />
        ) : (
          <SubIndexTable subIndices={city.subIndices} />
        )}
      </div>
      <GroupAdvice category={category} />
    </div>
  );
}
