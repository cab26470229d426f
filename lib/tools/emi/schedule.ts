import { annuity, type Loan, loanCost, monthlyRate } from './loan';

/** One month's payment in rupees, and what is owed after it. */
export type Instalment = { payment: number; principal: number; interest: number; balance: number };

/** A hundred years: what a phone can still show as a table. */
const MOST_MONTHS = 1200;

/** Beyond it a sum of floating-point numbers loses single rupees, and no bank lends it. */
const MOST_RUPEES = 1e13;

/**
 * Whether a loan can be shown month by month: a rupee or more, and whole months up to
 * `MOST_MONTHS`. For any other term the formula still gives an EMI, but there is no such thing as
 * the payment of half a month.
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

/**
 * What is owed after `paid` payments: the present value of those still to come. Unlike the sum
 * carried from month to month it gathers no rounding, and the last payment clears it exactly.
 */
export function balanceAfter(loan: Loan, paid: number): number {
  const r = monthlyRate(loan);
  return (loan.principal * annuity(loan.months - paid, r)) / annuity(loan.months, r);
}

/**
 * Every payment of a loan that `hasSchedule`. A month's interest is the monthly rate of what was
 * owed before it.
 */
export function schedule(loan: Loan): Instalment[] {
  const r = monthlyRate(loan);
  return Array.from({ length: loan.months }, (_, paid) => {
    const [owed, balance] = [balanceAfter(loan, paid), balanceAfter(loan, paid + 1)];
    const interest = owed * r;
    return { payment: owed - balance + interest, principal: owed - balance, interest, balance };
  });
}
