import { readNumber } from '@/lib/format/readNumber';
import { annuity, emi, type Loan, monthlyRate } from './loan';
import { balanceAfter } from './schedule';

/**
 * What is paid beside the EMI, in rupees: once with the payment of `month` (the first is 1), and
 * with every payment.
 */
export type Prepayment = { once: number; month: number; monthly: number };

/**
 * How a loan ends: its payments, all interest, and the EMI of its last month before anything extra,
 * in rupees.
 */
export type LoanEnd = { months: number; interest: number; lastEmi: number };

/** What the block's three fields hold, as it was typed. */
export type PrepaymentFields = { once: string; month: string; monthly: string };

/**
 * What is left of a cleared loan by rounding alone, as a part of it. The last EMI of all is far
 * more.
 */
const ROUNDING = 1e-11;

const extraIn = (month: number, prepayment: Prepayment) =>
  prepayment.monthly + (month === prepayment.month ? prepayment.once : 0);

/**
 * The prepayment that three fields describe; a blank sum is none. Null while one of them is
 * unreadable or negative, the month is no whole month, or nothing is paid.
 */
export function readPrepayment(fields: PrepaymentFields): Prepayment | null {
  const sum = (text: string) => (text.trim() === '' ? 0 : readNumber(text));
  const [once, monthly, month] = [sum(fields.once), sum(fields.monthly), readNumber(fields.month)];
  if (once === null || monthly === null || once < 0 || monthly < 0 || once + monthly === 0)
    return null;
  if (once === 0) return { once, month: 1, monthly };
  return month !== null && Number.isInteger(month) && month >= 1 ? { once, month, monthly } : null;
}

/**
 * Whether a one-off sum is there and what should tell its month is no whole number from 1 to the
 * loan's `months`.
 */
export function lacksMonth({ once, month: typed }: PrepaymentFields, months: number): boolean {
  const month = readNumber(typed) ?? 0;
  return (readNumber(once) ?? 0) > 0 && !(Number.isInteger(month) && month >= 1 && month <= months);
}

/**
 * The EMI stays and the loan ends sooner. Carried is only how far the debt is ahead of its
 * schedule, so that a loan without prepayment stays on it to the last digit, whatever its rate.
 */
export function shorterTerm(loan: Loan, prepayment: Prepayment): LoanEnd {
  const r = monthlyRate(loan);
  let [owed, ahead, interest, months] = [loan.principal, 0, 0, 0];
  while (owed > loan.principal * ROUNDING && months < loan.months) {
    months += 1;
    interest += owed * r;
    ahead = ahead * (1 + r) + extraIn(months, prepayment);
    owed = balanceAfter(loan, months) - ahead;
  }
  return { months, interest, lastEmi: emi(loan) };
}

/**
 * The term stays, and after each extra sum the EMI is worked out afresh for the months that are
 * left.
 */
export function smallerEmi(loan: Loan, prepayment: Prepayment): LoanEnd {
  const r = monthlyRate(loan);
  let [owed, interest, months, lastEmi] = [loan.principal, 0, 0, emi(loan)];
  while (owed > loan.principal * ROUNDING && months < loan.months) {
    const left = loan.months - months;
    months += 1;
    interest += owed * r;
    lastEmi = emi({ ...loan, principal: owed, months: left });
    owed = (owed * annuity(left - 1, r)) / annuity(left, r) - extraIn(months, prepayment);
  }
  return { months, interest, lastEmi };
}
