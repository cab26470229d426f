import { useLocale, useTranslations } from 'next-intl';
import type { CurrentAir } from '@/lib/figures/current/currentAir';
import { localized } from '@/lib/i18n/localized';
import type { QueryParam } from '@/lib/request/queryParam';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirCredit } from './AirCredit';
import { CurrentAirTable } from './CurrentAirTable';
import { CurrentCityAir } from './CurrentCityAir';

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
