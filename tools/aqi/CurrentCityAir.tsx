import { useLocale, useTranslations } from 'next-intl';
import type { CurrentAir, NamedAir } from '@/lib/figures/current/currentAir';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { AirPanel } from './AirPanel';
import { PollutantBars } from './PollutantBars';
import { SubIndexTable } from './SubIndexTable';
import { barsEnd } from './cities';
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
  const pollutants = sixOf(city);
  return (
    <AirPanel
      cityName={name}
      aqi={city.index}
      isIndian
      usScale={t('now.otherScale')}
      note={t(`now.${kind}`, {
        ...dateAndTime(city.measuredAt, locale),
        stations: city.stations ?? 0,
      })}
      scalesNote={t('now.scalesNote')}
    >
      {pollutants ? (
        <PollutantBars cityName={name} pollutants={pollutants} end={barsEnd([pollutants])} />
      ) : (
        <SubIndexTable subIndices={city.subIndices} />
      )}
    </AirPanel>
  );
}
