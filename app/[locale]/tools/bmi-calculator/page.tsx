import { getLocale, getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/language';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { BmiAbout, BmiBands } from '@/tools/bmi/BmiAbout';
import { BmiCalculator } from '@/tools/bmi/BmiCalculator.island';
import { parseBmiQuery } from '@/tools/bmi/bmiQuery';
import { ToolFrame } from '@/tools/shared/ToolFrame';

const PATH = '/tools/bmi-calculator';

export const generateMetadata = () => pageMetadata(PATH);

export default async function BmiCalculatorPage({ searchParams }: QueryProps) {
  const [locale, t, query] = await Promise.all([
    getLocale(),
    getTranslations('BmiAbout'),
    searchParams,
  ]);
  const { inputs, shown } = parseBmiQuery(query);
  return (
    <ToolFrame searchParams={searchParams} path={PATH} about={<BmiAbout />} source={t('source')}>
      <BmiCalculator own={localPath(PATH, locale)} inputs={inputs} showResult={shown} />
      <BmiBands />
    </ToolFrame>
  );
}
