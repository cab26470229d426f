import { useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { AirPanel } from './AirPanel';
import { RefreshHere } from './AqiChecker.island';
import { PollutantBars } from './PollutantBars';
import { type AqiCity, BARS_END } from './cities';

export function CityAir({ city: { id, aqi, lastUpdate, pollutants } }: { city: AqiCity }) {
  const t = useTranslations('Aqi');
  const cityName = useTranslations('Cities')(id);
  const locale = useLocale();
  return (
    <AirPanel
      cityName={cityName}
      aqi={aqi}
      isIndian={false}
      usScale={t('thisScale')}
      note={t('sampleOf', { date: formatDate(startOfDay(lastUpdate), 'long', locale) })}
      scalesNote={t('scalesNote')}
      refresh={<RefreshHere />}
    >
      <PollutantBars cityName={cityName} pollutants={pollutants} end={BARS_END} />
    </AirPanel>
  );
}
