import { useEffect, useState } from 'react';
import type { LoanFields } from '@/lib/tools/emi/loan';
import { queryOf } from '@/lib/tools/emi/loanQuery';

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
