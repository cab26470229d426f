import type { Read } from '@/lib/format/readNumber';
import { queryParam, type QueryParam } from '@/lib/request/queryParam';
import { DEFAULT_FIELDS, type LoanFields, READ } from './loan';
import type { PrepaymentFields } from './prepayment';

export type Query = Readonly<Record<string, QueryParam>>;

const LONGEST = 60;

const asTyped = (param: QueryParam, missing: string) => queryParam(param, missing, LONGEST);

export const fieldsIn = ({ p, r, n }: Query): LoanFields => ({
  amount: asTyped(p, DEFAULT_FIELDS.amount),
  rate: asTyped(r, DEFAULT_FIELDS.rate),
  term: asTyped(n, DEFAULT_FIELDS.term),
});

/** Only a form sent without JavaScript puts these into the URL. */
export const prepaymentIn = ({ once, at, extra }: Query): PrepaymentFields => ({
  once: asTyped(once, ''),
  month: asTyped(at, '6'),
  monthly: asTyped(extra, ''),
});

export const asksForResult = ({ show }: Query) => show === '1';

function short(text: string, read: Read): string {
  const value = read(text);
  return value === null
    ? text
    : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

export const queryOf = ({ amount, rate, term }: LoanFields, showResult = false) =>
  `?${new URLSearchParams({
    p: short(amount, READ.amount),
    r: short(rate, READ.rate),
    n: short(term, READ.term),
    ...(showResult && { show: '1' }),
  }).toString()}`;
