import { useLocale, useTranslations } from 'next-intl';
import type { CurrentAir, NamedAir } from '@/lib/figures/current/currentAir';
import { formatTime } from '@/lib/format/timeOfDay';
import { localized } from '@/lib/i18n/localized';
import { cityPath } from '@/lib/pages/tools';
import type { QueryParam } from '@/lib/request/queryParam';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirCredit } from './AirCredit';
import { AirTable } from './AirTable';
import { CurrentCityAir } from './CurrentCityAir';
import { bandOf, INDIAN_BANDS } from './bands';

type Props = { air: CurrentAir; requestedCity: QueryParam };

/**
 * The chosen city only: each has a page of its own, so that none carries all. An unknown
 * `requestedCity` falls back to the first.
 */
export function CurrentAirTool({ air: { kind, cities }, requestedCity }: Props) {
  const t = useTranslations('Aqi');
  const city = useTranslations('AqiNow.city');
  const locale = useLocale();
  const chosen = cities.find(({ id }) => id === requestedCity) ?? cities[0];
  if (!chosen) return <p>{t('now.unknown')}</p>;
  return (
    <>
      <CityPageLinks
        path={AQI_PATH}
        title={city('others')}
        cities={cities.map(({ id, name }) => ({ id, name: localized(name, locale) }))}
      />
      <CurrentCityAir kind={kind} city={chosen} />
      <CurrentAirTable cities={cities} />
      <AirCredit kind={kind} />
    </>
  );
}

function CurrentAirTable({ cities }: { cities: readonly NamedAir[] }) {
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
