import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { numberFormat, rupees } from '@/lib/format/figures';
import { inLargestUnit } from '@/lib/tools/emi/amountParts';
import type { Cost, Loan, LoanFields } from '@/lib/tools/emi/loan';
import { queryOf } from '@/lib/tools/emi/loanQuery';

/** Writes a sum in India's largest unit that it reaches: ₹1.5 lakh. */
export function useAmountInUnits() {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (sum: number, digits: Intl.NumberFormatOptions) => {
    const { unit, count } = inLargestUnit(sum);
    const amount = `₹${numberFormat(locale, digits).format(count)}`;
    return unit === 'rest' ? amount : t(unit, { count: amount });
  };
}

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

/**
 * Browsers refuse more than 100 changes of the URL in 30 seconds, and fast typing makes more.
 */
const DEBOUNCE_MS = 350;

/**
 * The form's fields as typed, and whether Calculate was clicked. From then on, or once the fields
 * are other than the page opened with, the URL follows them and the click, so that a reload, a shared
 * link and the other language keep the result.
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
