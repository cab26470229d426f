import { useLocale, useTranslations } from 'next-intl';
import type { QueryParam } from '@/lib/request/queryParam';
import { toolChoice } from '@/tools/shared/toolChoice';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AqiChecker } from './AqiChecker.island';
import { CityAir } from './CityAir';
import { CityTable } from './CityTable';
import { AQI_CITIES } from './cities';

/** An unknown `requestedCity` falls back to the first. */
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
