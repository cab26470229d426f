import { annuity, type Loan, loanCost, monthlyRate } from './loan';

/** In rupees; `balance` is owed after the payment. */
export type Instalment = { payment: number; principal: number; interest: number; balance: number };

/** A hundred years, the longest table that phones can show. */
const MOST_MONTHS = 1200;

/** Larger sums lose single rupees to floating point, and no bank lends them. */
const MOST_RUPEES = 1e13;

/**
 * True from one rupee, for whole months up to `MOST_MONTHS`; half a month has an EMI but no
 * payment.
 */
export function hasSchedule(loan: Loan): boolean {
  const cost = loanCost(loan);
  return (
    loan.principal >= 1 &&
    Number.isInteger(loan.months) &&
    loan.months <= MOST_MONTHS &&
    cost !== null &&
    cost.total <= MOST_RUPEES
  );
}

/** The present value of the remaining payments, because a running balance accumulates rounding. */
export function balanceAfter(loan: Loan, paid: number): number {
  const r = monthlyRate(loan);
  return (loan.principal * annuity(loan.months - paid, r)) / annuity(loan.months, r);
}

/** Requires `hasSchedule`. Interest is the monthly rate on the previous balance. */
export function schedule(loan: Loan): Instalment[] {
  const r = monthlyRate(loan);
  return Array.from({ length: loan.months }, (_, paid) => {
    const [owed, balance] = [balanceAfter(loan, paid), balanceAfter(loan, paid + 1)];
    const interest = owed * r;
    return { payment: owed - balance + interest, principal: owed - balance, interest, balance };
  });
}
