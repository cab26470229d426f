import { useLocale, useTranslations } from 'next-intl';
import { formatDate, startOfDay } from '@/lib/format/dates';
import type { QueryParam } from '@/lib/request/queryParam';
import { toolChoice } from '@/tools/shared/toolChoice';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirPanel } from './AirPanel';
import { AirTable } from './AirTable';
import { AqiChecker, RefreshHere } from './AqiChecker.island';
import { PollutantBars } from './PollutantBars';
import { INDIAN_BANDS, bandOf } from './bands';
import { AQI_CITIES, type AqiCity, BARS_END } from './cities';
import { dominantPollutant } from './pollutants';

export function AqiTool({ requestedCity }: { requestedCity: QueryParam }) {
  const t = useTranslations('Aqi');
  const tool = useTranslations('Tool');
  const cityName = useTranslations('Cities');
  const choice = toolChoice({
    path: AQI_PATH,
    locale: useLocale(),
    parameter: 'city',
    options: AQI_CITIES.map(({ id, aqi, category }) => ({
      value: id,
      label: cityName(id),
      summary: t('summary', { city: cityName(id), aqi, category: t(category) }),
    })),
    requested: requestedCity,
  });
  return (
    <>
      <AqiChecker
        label={tool('chooseCity')}
        choice={choice}
        figures={AQI_CITIES.map(({ id, aqi, lastUpdate, pollutants }) => ({
          id,
          aqi,
          lastUpdate,
          pollutants,
        }))}
        note={<p className="text-label text-quiet">{t('sample')}</p>}
        cities={AQI_CITIES.map((city) => ({ value: city.id, node: <CityAir city={city} /> }))}
      />
      <CityTable />
    </>
  );
}

function CityTable() {
  const t = useTranslations('Aqi');
  const cityName = useTranslations('Cities');
  return (
    <AirTable
      title={t('fourCities')}
      columns={[
        { name: t('category'), stays: true },
        { name: t('indianShort'), stays: true },
        { name: t('highest') },
      ]}
      rows={AQI_CITIES.map(({ id, aqi, category, pollutants }) => ({
        id,
        name: cityName(id),
        path: `${AQI_PATH}?city=${id}`,
        index: aqi,
        cells: [
          t(category),
          t(`india.${bandOf(INDIAN_BANDS, aqi).key}`),
          t(dominantPollutant(pollutants)),
        ],
      }))}
    />
  );
}

function CityAir({ city: { id, aqi, lastUpdate, pollutants } }: { city: AqiCity }) {
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
