import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { AirCityView } from '@/tools/aqi/AirCityView';
import { airOfCity } from '@/tools/aqi/airOfCity';
import { CityFrame } from '@/tools/shared/CityFrame';
import { cityMetadata } from '@/tools/shared/cityMetadata';
import { AQI_PATH } from '@/tools/shared/toolPaths';

type Props = { params: Promise<{ city: string }>; searchParams: SearchParams };

export const generateMetadata = async ({ params }: Props) =>
  cityMetadata(AQI_PATH, (await airOfCity((await params).city))?.texts ?? null);

export default async function AirCityPage({ params, searchParams }: Props) {
  const { city } = await params;
  const [t, known] = await Promise.all([getTranslations('AqiNow.city'), airOfCity(city)]);
  return (
    <CityFrame
      path={AQI_PATH}
      id={city}
      texts={known?.texts ?? null}
      searchParams={searchParams}
      all={t('all')}
    >
      {known && <AirCityView {...known} />}
    </CityFrame>
  );
}
