import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { MetalsCityView } from '@/tools/metals/MetalsCityView';
import { metalsOfCity } from '@/tools/metals/metalsOfCity';
import { CityFrame } from '@/tools/shared/CityFrame';
import { cityMetadata } from '@/tools/shared/cityMetadata';

type Props = { params: Promise<{ city: string }>; searchParams: SearchParams };

const PATH = '/tools/metal-rates';

export const generateMetadata = async ({ params }: Props) =>
  cityMetadata(PATH, (await metalsOfCity((await params).city))?.texts ?? null);

export default async function MetalsCityPage({ params, searchParams }: Props) {
  const { city } = await params;
  const [t, known] = await Promise.all([getTranslations('MetalsNow.city'), metalsOfCity(city)]);
  return (
    <CityFrame
      path={PATH}
      id={city}
      texts={known?.texts ?? null}
      searchParams={searchParams}
      all={t('all')}
    >
      {known && <MetalsCityView {...known} />}
    </CityFrame>
  );
}
