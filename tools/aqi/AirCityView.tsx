import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { CityPageLinks } from '@/tools/shared/CityPageLinks';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AirCredit } from './AirCredit';
import { CurrentCityAir } from './CurrentCityAir';
import type { airOfCity } from './airOfCity';

type Props = NonNullable<Awaited<ReturnType<typeof airOfCity>>>;

export function AirCityView({ texts: { city }, known, air: { kind, cities } }: Props) {
  const t = useTranslations('AqiNow.city');
  const locale = useLocale();
  return (
    <>
      {known && <CurrentCityAir kind={kind} city={known} />}
      <AirCredit kind={kind} />
      <CityPageLinks
        path={AQI_PATH}
        title={t('others')}
        current={city.id}
        cities={cities.map(({ id, name }) => ({ id, name: localized(name, locale) }))}
      />
    </>
  );
}
