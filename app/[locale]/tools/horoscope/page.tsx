import { getTranslations } from 'next-intl/server';
import { ToolFrame } from '@/components/tools/frame/ToolFrame';
import { AboutHoroscope } from '@/components/tools/horoscope/AboutHoroscope';
import { HOROSCOPE_PATH } from '@/components/tools/horoscope/horoscopePath';
import { HoroscopeTool } from '@/components/tools/horoscope/HoroscopeTool';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import type { SearchParams } from '@/lib/http/queryParam';

type Props = { searchParams: SearchParams };

export const generateMetadata = () => pageMetadata(HOROSCOPE_PATH);

export default async function HoroscopePage({ searchParams }: Props) {
  const [t, { sign, born }] = await Promise.all([getTranslations('HoroscopeAbout'), searchParams]);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={HOROSCOPE_PATH}
      about={<AboutHoroscope />}
      source={t('source')}
    >
      <HoroscopeTool requestedSign={sign} born={born} />
    </ToolFrame>
  );
}
