import { getLocale, getTranslations } from 'next-intl/server';
import { BmiAbout, BmiBands } from '@/components/tools/bmi/BmiAbout';
import { BmiCalculator } from '@/components/tools/bmi/BmiCalculator.island';
import { ToolFrame } from '@/components/tools/shared/ToolFrame';
import { localPath } from '@/lib/i18n/language';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { parseBmiQuery } from '@/lib/tools/bmi/bmiQuery';

type Props = { searchParams: SearchParams };

const PATH = '/tools/bmi-calculator';

export const generateMetadata = () => pageMetadata(PATH);

export default async function BmiCalculatorPage({ searchParams }: Props) {
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
