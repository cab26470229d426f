import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { FuelCityView } from '@/tools/fuel/FuelCityView';
import { fuelOfCity } from '@/tools/fuel/fuelOfCity';
import { CityFrame } from '@/tools/shared/CityFrame';
import { cityMetadata } from '@/tools/shared/cityMetadata';

type Props = { params: Promise<{ city: string }>; searchParams: SearchParams };

const PATH = '/tools/fuel-prices';

export const generateMetadata = async ({ params }: Props) =>
  cityMetadata(PATH, (await fuelOfCity((await params).city))?.texts ?? null);

export default async function FuelCityPage({ params, searchParams }: Props) {
  const { city } = await params;
  const [t, known] = await Promise.all([getTranslations('FuelNow.city'), fuelOfCity(city)]);
  return (
    <CityFrame
      path={PATH}
      id={city}
      texts={known?.texts ?? null}
      searchParams={searchParams}
      all={t('all')}
    >
      {known && <FuelCityView {...known} />}
    </CityFrame>
  );
}
