import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SIGN } from '#site/currency.mjs';
import { money, numberFormat } from '@/lib/format/numbers';
import { inLargestUnit } from './amountParts';
import type { Cost, Loan, LoanFields } from './loan';
import { queryOf } from './loanQuery';

export function useAmountInUnits() {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (sum: number, digits: Intl.NumberFormatOptions) => {
    const { unit, count } = inLargestUnit(sum);
    const amount = SIGN + numberFormat(locale, digits).format(count);
    return unit === 'rest' ? amount : t(unit, { count: amount });
  };
}

/** Enough for an amount in crore to keep its paise. */
const DIGITS = { maximumFractionDigits: 9 };

export function useLoanText(loan: Loan | null, cost: Cost | null): string | undefined {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const inUnits = useAmountInUnits();
  if (!loan || !cost) return undefined;
  return t('shared', {
    amount: inUnits(loan.principal, DIGITS),
    rate: String(loan.annualRatePercent),
    months: t('monthsCount', { count: loan.months }),
    monthly: money(cost.monthly, locale),
  });
}

/** Browsers refuse more than 100 URL changes in 30 seconds, which fast typing exceeds. */
const DEBOUNCE_MS = 350;

/**
 * After the first change the URL follows the fields, so reload, shared links and language switch
 * keep the result.
 */
export function useLoanForm(initial: LoanFields, showResult: boolean) {
  const [fields, setFields] = useState(initial);
  const [calculated, setCalculated] = useState(showResult);
  const [follows, follow] = useState(showResult);
  const query = queryOf(fields, calculated);
  if (!follows && queryOf(fields) !== queryOf(initial)) follow(true);

  useEffect(() => {
    if (!follows) return;
    const timer = setTimeout(() => history.replaceState(null, '', query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [follows, query]);

  const change = (changed: Partial<LoanFields>) =>
    setFields((before) => ({ ...before, ...changed }));
  const calculate = () => {
    setCalculated(true);
    follow(true);
    history.replaceState(null, '', queryOf(fields, true));
  };
  return { fields, change, calculated, calculate };
}
