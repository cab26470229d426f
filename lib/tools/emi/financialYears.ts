import type { Instalment } from './schedule';

/** A month of the calendar; January is 1. */
export type Month = { year: number; month: number };

/** What is paid from April of `from` to the next March, in rupees, and what is owed at its end. */
export type FinancialYear = { from: number; principal: number; interest: number; balance: number };

const APRIL = 4;

/** The month `count` months after another. */
export function monthsAfter({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/**
 * The year in which India's financial year of a month begins. Source: April to March, as the
 * Income-tax Act counts.
 */
export const financialYearOf = ({ year, month }: Month) => (month >= APRIL ? year : year - 1);

/** A financial year's name: 2026–27, 2099–2100. */
export function financialYearName(from: number): string {
  const next = from + 1;
  return `${from}–${next % 100 === 0 ? next : String(next % 100).padStart(2, '0')}`;
}

/** A schedule by financial years, its first payment in the month `start`. */
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
