import { useTranslations } from 'next-intl';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirTable } from './AirTable';
import { bandOf, INDIAN_BANDS } from './bands';
import { AQI_CITIES } from './cities';
import { dominantPollutant } from './pollutants';

export function CityTable() {
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
