import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { HoroscopeTool } from '@/tools/horoscope/HoroscopeTool';
import { ToolFrame } from '@/tools/shared/ToolFrame';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';

const PARAGRAPHS = ['fun', 'six', 'zodiac', 'private'] as const;

function AboutHoroscope() {
  const t = useTranslations('HoroscopeAbout');
  return PARAGRAPHS.map((key) => <p key={key}>{t(key)}</p>);
}

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
