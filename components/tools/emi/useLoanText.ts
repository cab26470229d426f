import { useLocale, useTranslations } from 'next-intl';
import { rupees } from '@/lib/numbers/figures';
import { numberFormat } from '@/lib/numbers/numberFormat';
import { inLargestUnit } from '@/lib/tools/emi/amountParts';
import type { Cost, Loan } from '@/lib/tools/emi/loan';

/** Of an amount in lakh or crore, which with more is easier to read in full, and of a rate. */
const DECIMALS = { amount: 2, rate: 4 };

/** A loan and its EMI in one sentence, as it is shared; undefined while there is none. */
export function useLoanText(loan: Loan | null, cost: Cost | null): string | undefined {
  const t = useTranslations('Emi');
  const locale = useLocale();
  if (!loan || !cost) return undefined;
  const written = (value: number, decimals: number) =>
    numberFormat(locale, { maximumFractionDigits: decimals }).format(value);
  const { unit, count } = inLargestUnit(loan.principal);
  const isRound = unit !== 'rest' && Number(count.toFixed(DECIMALS.amount)) === count;
  return t('shared', {
    amount: isRound
      ? t(unit, { count: `₹${written(count, DECIMALS.amount)}` })
      : rupees(loan.principal, locale),
    rate: written(loan.annualRatePercent, DECIMALS.rate),
    months: t('monthsCount', { count: loan.months }),
    monthly: rupees(cost.monthly, locale),
  });
}
