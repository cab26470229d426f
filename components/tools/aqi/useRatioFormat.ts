import { useLocale, useTranslations } from 'next-intl';
import { figure } from '@/lib/numbers/figures';
import { numberFormat } from '@/lib/numbers/numberFormat';
import type { Limit } from '@/lib/tools/aqi/pollutants';

/** Amounts of pollutants and their shares of a limit, put into words. */
export function useRatioFormat() {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return {
    /** "135 µg/m³", "1.8 mg/m³" */
    amount: (value: number, unit: Limit['unit']) =>
      t(unit, { value: figure(value, locale, Number.isInteger(value) ? 0 : 1) }),
    /** A share above 1: "2.3" */
    times: (share: number) => figure(share, locale, 1),
    /** A share up to 1: "80%" */
    percent: (share: number) => numberFormat(locale, { style: 'percent' }).format(share),
  };
}
