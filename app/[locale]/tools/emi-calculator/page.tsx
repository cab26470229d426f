import { useTranslations } from 'next-intl';
import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { QueryProps } from '@/lib/request/queryParam';
import { pageMetadata } from '@/lib/seo/metadata/pageMetadata';
import { EmiCalculator } from '@/tools/emi/EmiCalculator.island';
import { monthsAfter } from '@/tools/emi/financialYears';
import { asksForResult, fieldsIn, prepaymentIn } from '@/tools/emi/loanQuery';
import { monthIn, monthNames } from '@/tools/emi/monthNames';
import { ToolFrame } from '@/tools/shared/ToolFrame';

function EmiAbout() {
  const t = useTranslations('EmiAbout');
  return (
    <>
      <p>{t('how')}</p>
      <p className="font-bold">{t.rich('formula', { sup: (exponent) => <sup>{exponent}</sup> })}</p>
      <p>{t('terms')}</p>
      <p>{t('rounding')}</p>
      <p>{t('prepaying')}</p>
      <p>{t('banks')}</p>
      <p>{t('private')}</p>
    </>
  );
}

const PATH = '/tools/emi-calculator';

const [YEARS_BACK, YEARS_AHEAD] = [20, 5];

export const generateMetadata = () => pageMetadata(PATH);

export default async function EmiCalculatorPage({ searchParams }: QueryProps) {
  const [locale, t, now, query] = await Promise.all([
    getLocale(),
    getTranslations('EmiAbout'),
    getNow(),
    searchParams,
  ]);
  const start = monthsAfter(monthIn(now), 1);
  return (
    <ToolFrame searchParams={searchParams} path={PATH} about={<EmiAbout />} source={t('source')}>
      <EmiCalculator
        fields={fieldsIn(query)}
        prepayment={prepaymentIn(query)}
        showResult={asksForResult(query)}
        start={start}
        startYears={Array.from(
          { length: YEARS_BACK + YEARS_AHEAD + 1 },
          (_, index) => start.year - YEARS_BACK + index,
        )}
        monthNames={monthNames(locale)}
        scheduleHead={<BlockHeader id="schedule" title={t('schedule')} />}
        prepaymentHead={<BlockHeader id="prepayment" title={t('prepayment')} />}
      />
    </ToolFrame>
  );
}
