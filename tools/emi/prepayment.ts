import { readMoney } from '@/lib/format/readMoney';
import { readNumber } from '@/lib/format/readNumber';
import { annuity, emi, type Loan, monthlyRate } from './loan';
import { balanceAfter } from './repaymentSchedule';

/** Extra rupees: once in `month` (the first is 1), and with every payment. */
export type Prepayment = { once: number; month: number; monthly: number };

/** In rupees; the EMI of the last month is the one before anything extra. */
export type LoanEnd = { months: number; interest: number; lastEmi: number };

export type PrepaymentFields = { once: string; month: string; monthly: string };

/** The rounding residue of a cleared loan as a share of it; the last EMI is far larger. */
const ROUNDING = 1e-11;

const extraIn = (month: number, prepayment: Prepayment) =>
  prepayment.monthly + (month === prepayment.month ? prepayment.once : 0);

/**
 * A blank sum is zero. Null for unreadable or negative input, a fractional month or no payment.
 */
export function readPrepayment(fields: PrepaymentFields): Prepayment | null {
  const sum = (text: string) => (text.trim() === '' ? 0 : readMoney(text));
  const [once, monthly, month] = [sum(fields.once), sum(fields.monthly), readNumber(fields.month)];
  if (once === null || monthly === null || once < 0 || monthly < 0 || once + monthly === 0)
    return null;
  if (once === 0) return { once, month: 1, monthly };
  return month !== null && Number.isInteger(month) && month >= 1 ? { once, month, monthly } : null;
}

/** True for a one-off sum without a whole month from 1 to `months`. */
export function lacksMonth({ once, month: typed }: PrepaymentFields, months: number): boolean {
  const month = readNumber(typed) ?? 0;
  return (readMoney(once) ?? 0) > 0 && !(Number.isInteger(month) && month >= 1 && month <= months);
}

/**
 * Same EMI, shorter term. Tracks only the lead over the schedule, so that a loan without prepayment
 * matches it to the last digit.
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

/** Same term; each extra sum recalculates the EMI. */
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
