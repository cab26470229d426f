import { getTranslations } from 'next-intl/server';
import { AboutAqi } from '@/components/tools/aqi/AboutAqi';
import { AQI_PATH } from '@/components/tools/aqi/aqiPath';
import { AqiTool } from '@/components/tools/aqi/AqiTool';
import { ToolFrame } from '@/components/tools/frame/ToolFrame';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = () => pageMetadata(AQI_PATH);

export default async function AqiCheckerPage({ searchParams }: Props) {
  const [t, { city }] = await Promise.all([getTranslations('AqiAbout'), searchParams]);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={AQI_PATH}
      about={<AboutAqi />}
      source={t('source')}
    >
      <AqiTool requestedCity={city} />
    </ToolFrame>
  );
}
