import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentReadings } from '@/lib/figures/current/currentReadings';
import type { QueryProps } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { HoroscopeTool } from '@/tools/horoscope/HoroscopeTool';
import { currentReading } from '@/tools/horoscope/currentReading';
import { ToolFrame } from '@/tools/shared/ToolFrame';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';

const PARAGRAPHS = ['fun', 'six', 'zodiac', 'private'] as const;

function AboutHoroscope() {
  const t = useTranslations('HoroscopeAbout');
  return PARAGRAPHS.map((key) => <p key={key}>{t(key)}</p>);
}

export const generateMetadata = () => pageMetadata(HOROSCOPE_PATH);

export default async function HoroscopePage({ searchParams }: QueryProps) {
  const [t, { sign, born }, locale, now] = await Promise.all([
    getTranslations('HoroscopeAbout'),
    searchParams,
    getLocale(),
    requestTime(),
  ]);
  return (
    <ToolFrame
      searchParams={searchParams}
      path={HOROSCOPE_PATH}
      about={<AboutHoroscope />}
      source={t('source')}
    >
      <HoroscopeTool
        requestedSign={sign}
        born={born}
        readings={currentReadings(locale, now)?.map(currentReading)}
      />
    </ToolFrame>
  );
}
