import { useLocale, useTranslations } from 'next-intl';
import { rupees } from '@/lib/numbers/figures';
import type { Cost, Loan } from '@/lib/tools/emi/loan';
import { useAmountInUnits } from './useAmountInUnits';

/** As many as the paise of an amount in crore have. */
const DIGITS = { maximumFractionDigits: 9 };

/** A loan and its EMI in one sentence, as it is shared; undefined while there is none. */
export function useLoanText(loan: Loan | null, cost: Cost | null): string | undefined {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const inUnits = useAmountInUnits();
  if (!loan || !cost) return undefined;
  return t('shared', {
    amount: inUnits(loan.principal, DIGITS),
    rate: String(loan.annualRatePercent),
    months: t('monthsCount', { count: loan.months }),
    monthly: rupees(cost.monthly, locale),
  });
}
