import { readNumber } from '@/lib/format/readNumber';
import { queryParam, type QueryParam } from '@/lib/request/queryParam';
import { DEFAULT_FIELDS, type LoanFields } from './loan';
import type { PrepaymentFields } from './prepayment';

/** A page's query as Next hands it over. */
export type Query = Readonly<Record<string, QueryParam>>;

/** Longer is no number that anybody typed. */
const LONGEST = 60;

const asTyped = (param: QueryParam, missing: string) => queryParam(param, missing, LONGEST);

/** The form's fields as a URL fills them: `?p=&r=&n=`. What is missing has its default. */
export const fieldsIn = ({ p, r, n }: Query): LoanFields => ({
  amount: asTyped(p, DEFAULT_FIELDS.amount),
  rate: asTyped(r, DEFAULT_FIELDS.rate),
  term: asTyped(n, DEFAULT_FIELDS.term),
});

/** The same for the prepayment, which only a form sent without JavaScript puts into the URL. */
export const prepaymentIn = ({ once, at, extra }: Query): PrepaymentFields => ({
  once: asTyped(once, ''),
  month: asTyped(at, '6'),
  monthly: asTyped(extra, ''),
});

/** Whether the URL asks for the result, as it does from Calculate on. */
export const asksForResult = ({ show }: Query) => show === '1';

/** A number without signs of grouping or currency; what is no number stays as it was typed. */
function short(text: string): string {
  const value = readNumber(text);
  return value === null
    ? text
    : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

/**
 * The query that fills the form with these values, from its question mark on, and that asks for the
 * result where it is shown.
 */
export const queryOf = ({ amount, rate, term }: LoanFields, showResult = false) =>
  `?${new URLSearchParams({
    p: short(amount),
    r: short(rate),
    n: short(term),
    ...(showResult && { show: '1' }),
  }).toString()}`;
