import { readMoney } from '@/lib/format/readMoney';
import {
  type Bounds,
  numberProblem,
  type NumberProblem,
  type Read,
  readNumber,
  withoutBlanks,
} from '@/lib/format/readNumber';

/** Rupees, per cent a year, months above zero. */
export type Loan = { principal: number; annualRatePercent: number; months: number };

export type Cost = { monthly: number; total: number; interest: number };

export const LOAN_FIELDS = ['amount', 'rate', 'term'] as const;

export type LoanFields = Record<(typeof LOAN_FIELDS)[number], string>;

export const DEFAULT_FIELDS: LoanFields = { amount: '1,00,000', rate: '10.5', term: '12' };

export const USUAL = {
  amount: { least: 10_000, most: 50_00_000 },
  rate: { least: 5, most: 25 },
  term: { least: 6, most: 360 },
} as const satisfies Record<keyof LoanFields, Bounds>;

const MONTHS = 'months?|mths?|mos?|m|महीन(?:े|ा|ों)|माह|मास';
const YEARS = 'years?|yrs?|y|साल|वर्ष|बरस';
const FIGURE = '\\d{1,4}(?:[.,]\\d{1,2})?';
const TERM = new RegExp(
  `^(?:(${FIGURE})(?:${YEARS})\\.?,?(?:and|व|और)?)?(?:(${FIGURE})(?:${MONTHS})\\.?)?$`,
  'i',
);

/** A term in months: `12`, `12 months`, `5 years`, `1 साल 6 महीने`. */
function readMonths(text: string): number | null {
  const [found, years, months] = TERM.exec(withoutBlanks(text)) ?? [];
  if (!found) return readNumber(text);
  return (readNumber(years ?? '') ?? 0) * 12 + (readNumber(months ?? '') ?? 0);
}

export const READ = {
  amount: readMoney,
  rate: readNumber,
  term: readMonths,
} as const satisfies Record<keyof LoanFields, Read>;

const ACCEPTED = { amount: 'notNegative', rate: 'notNegative', term: 'positive' } as const;

export const loanProblem = (field: keyof LoanFields, text: string): NumberProblem | null =>
  numberProblem(text, ACCEPTED[field], READ[field]);

export const monthlyRate = ({ annualRatePercent }: Loan) => annualRatePercent / 100 / 12;

/**
 * (1 − (1 + r)⁻ⁿ) / r. `expm1` and `log1p`, because the literal formula loses digits: 260.62, not
 * 277.78, at 1e-12 %.
 */
export const annuity = (months: number, r: number) =>
  r === 0 ? months : -Math.expm1(-months * Math.log1p(r)) / r;

/**
 * Unrounded rupees: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), or P/n without interest. Source: an ordinary
 * annuity.
 */
export const emi = (loan: Loan) => loan.principal / annuity(loan.months, monthlyRate(loan));

export function loanCost(loan: Loan): Cost | null {
  const monthly = emi(loan);
  const total = monthly * loan.months;
  return Number.isFinite(total)
    ? { monthly, total, interest: Math.max(0, total - loan.principal) }
    : null;
}

/** Null for a blank, unreadable or negative field, or a zero term. */
export function readLoan({ amount, rate, term }: LoanFields): Loan | null {
  const [principal, annualRatePercent, months] = [
    READ.amount(amount),
    READ.rate(rate),
    READ.term(term),
  ];
  if (principal === null || annualRatePercent === null || months === null) return null;
  if (principal < 0 || annualRatePercent < 0 || months <= 0) return null;
  return { principal, annualRatePercent, months };
}
