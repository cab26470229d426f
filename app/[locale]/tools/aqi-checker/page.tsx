import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { AboutAqi } from '@/tools/aqi/AboutAqi';
import { AqiTool } from '@/tools/aqi/AqiTool';
import { ToolFrame } from '@/tools/shared/ToolFrame';
import { AQI_PATH } from '@/tools/shared/toolPaths';

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
