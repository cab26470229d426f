import {
  type Bounds,
  numberProblem,
  type NumberProblem,
  readNumber,
} from '@/lib/format/readNumber';

/** Rupees, per cent a year, months. Nothing negative, and the months more than none. */
export type Loan = { principal: number; annualRatePercent: number; months: number };

/** Rupees. */
export type Cost = { monthly: number; total: number; interest: number };

/** What the form's three fields hold, as it was typed. */
export type LoanFields = { amount: string; rate: string; term: string };

export const LOAN_FIELDS = [
  'amount',
  'rate',
  'term',
] as const satisfies readonly (keyof LoanFields)[];

/** What the form starts with. */
export const DEFAULT_FIELDS: LoanFields = { amount: '1,00,000', rate: '10.5', term: '12' };

/**
 * The ranges shown below the fields. Not enforced: a loan outside them is calculated all the same.
 */
export const USUAL = {
  amount: { least: 10_000, most: 50_00_000 },
  rate: { least: 5, most: 25 },
  term: { least: 6, most: 360 },
} as const satisfies Record<keyof LoanFields, Bounds>;

const ACCEPTED = { amount: 'notNegative', rate: 'notNegative', term: 'positive' } as const;

/** What keeps each field from telling its part of a loan; null where nothing does. */
export const loanProblem = (field: keyof LoanFields, text: string): NumberProblem | null =>
  numberProblem(text, ACCEPTED[field]);

/** Interest of one month as a part of what is owed: a twelfth of the yearly rate. */
export const monthlyRate = ({ annualRatePercent }: Loan) => annualRatePercent / 100 / 12;

/**
 * What payments of 1 at the end of each of the next `months` are worth today, at the monthly rate
 * `r`.
 *
 * (1 − (1 + r)⁻ⁿ) / r, written with `expm1` and `log1p`: the literal formula loses its digits where
 * 1 + r rounds, and gives 260.62 instead of 277.78 a month for 1,00,000 over 360 months at a rate
 * of 1e-12 %.
 */
export const annuity = (months: number, r: number) =>
  r === 0 ? months : -Math.expm1(-months * Math.log1p(r)) / r;

/**
 * Equated monthly instalment on a reducing balance, in rupees and not rounded: P·r·(1+r)ⁿ / ((1+r)ⁿ
 * − 1), and P/n without interest. Source: the payment of an ordinary annuity, whose present value
 * is the loan.
 */
export const emi = (loan: Loan) => loan.principal / annuity(loan.months, monthlyRate(loan));

/**
 * What a loan costs: the EMI, EMI × months, and what that is more than the principal. Null where a
 * figure is beyond what numbers can hold.
 */
export function loanCost(loan: Loan): Cost | null {
  const monthly = emi(loan);
  const total = monthly * loan.months;
  return Number.isFinite(total)
    ? { monthly, total, interest: Math.max(0, total - loan.principal) }
    : null;
}

/**
 * The loan that three fields describe. Null while one of them is blank, unreadable or negative, or
 * the term is zero.
 */
export function readLoan({ amount, rate, term }: LoanFields): Loan | null {
  const [principal, annualRatePercent, months] = [
    readNumber(amount),
    readNumber(rate),
    readNumber(term),
  ];
  if (principal === null || annualRatePercent === null || months === null) return null;
  if (principal < 0 || annualRatePercent < 0 || months <= 0) return null;
  return { principal, annualRatePercent, months };
}
