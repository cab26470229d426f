import type { Instalment } from './repaymentSchedule';

export type Month = { year: number; month: number };

/** Payments in rupees from April of `from` to March; `balance` is the debt at its end. */
export type FinancialYear = { from: number; principal: number; interest: number; balance: number };

const APRIL = 4;

export function monthsAfter({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** April to March, by the Income-tax Act. */
export const financialYearOf = ({ year, month }: Month) => (month >= APRIL ? year : year - 1);

export function financialYearName(from: number): string {
  const next = from + 1;
  return `${from}–${next % 100 === 0 ? next : String(next % 100).padStart(2, '0')}`;
}

export function byFinancialYear(instalments: readonly Instalment[], start: Month): FinancialYear[] {
  const years: FinancialYear[] = [];
  instalments.forEach(({ principal, interest, balance }, index) => {
    const from = financialYearOf(monthsAfter(start, index));
    const last = years.at(-1);
    if (last?.from === from) {
      last.principal += principal;
      last.interest += interest;
      last.balance = balance;
    } else {
      years.push({ from, principal, interest, balance });
    }
  });
  return years;
}
