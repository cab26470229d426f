import { useLocale, useTranslations } from 'next-intl';
import type { NamedAir } from '@/lib/figures/current/currentAir';
import { formatTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { cityPath } from '@/lib/pages/cityPath';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirTable } from './AirTable';
import { bandOf, INDIAN_BANDS } from './bands';

export function CurrentAirTable({ cities }: { cities: readonly NamedAir[] }) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return (
    <AirTable
      title={t('now.cities')}
      columns={[
        { name: t('category'), stays: true },
        { name: t('now.highest') },
        { name: t('now.time') },
      ]}
      rows={cities.map(({ id, name, index, prominent, measuredAt }) => ({
        id,
        name: localized(name, locale),
        path: cityPath(AQI_PATH, id),
        index,
        cells: [
          t(`india.${bandOf(INDIAN_BANDS, index).key}`),
          t(prominent),
          formatTime(measuredAt, locale),
        ],
      }))}
    />
  );
}
