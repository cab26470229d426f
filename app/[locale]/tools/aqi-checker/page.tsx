import { getTranslations } from 'next-intl/server';
import { currentAir } from '@/lib/figures/current/currentAir';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { AboutAqi } from '@/tools/aqi/AboutAqi';
import { AqiTool } from '@/tools/aqi/AqiTool';
import { CurrentAirTool } from '@/tools/aqi/CurrentAirTool';
import { ToolFrame } from '@/tools/shared/ToolFrame';
import { AQI_PATH } from '@/tools/shared/toolPaths';

export const generateMetadata = () => pageMetadata(AQI_PATH);

export default async function AqiCheckerPage({ searchParams }: QueryProps) {
  const [t, { city }, now] = await Promise.all([
    getTranslations('AqiAbout'),
    searchParams,
    requestTime(),
  ]);
  const air = currentAir(now);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={AQI_PATH}
      about={<AboutAqi kind={air?.kind} />}
      source={air?.kind === 'model' ? 'CAMS, Open-Meteo.com' : t('source')}
    >
      {air ? <CurrentAirTool air={air} requestedCity={city} /> : <AqiTool requestedCity={city} />}
    </ToolFrame>
  );
}
