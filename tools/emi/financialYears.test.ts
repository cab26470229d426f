import fc from 'fast-check';
import { loans } from '@/lib/testing/loans';
import { byFinancialYear, financialYearName, financialYearOf, monthsAfter } from './financialYears';
import { monthIn, monthNames } from './monthNames';
import { schedule } from './repaymentSchedule';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it.each([
  [{ year: 2026, month: 11 }, 1, { year: 2026, month: 12 }],
  [{ year: 2026, month: 12 }, 1, { year: 2027, month: 1 }],
  [{ year: 2026, month: 1 }, 359, { year: 2055, month: 12 }],
  [{ year: 2026, month: 3 }, 0, { year: 2026, month: 3 }],
])('%j and %d months more is %j', (month, count, expected) => {
  expect(monthsAfter(month, count)).toEqual(expected);
});

it.each([
  [{ year: 2027, month: 3 }, 2026, '2026–27'],
  [{ year: 2027, month: 4 }, 2027, '2027–28'],
  [{ year: 2027, month: 1 }, 2026, '2026–27'],
  [{ year: 2009, month: 4 }, 2009, '2009–10'],
  [{ year: 2100, month: 3 }, 2099, '2099–2100'],
])('%j lies in the financial year from %d, %s', (month, from, name) => {
  expect(financialYearOf(month)).toBe(from);
  expect(financialYearName(from)).toBe(name);
});

describe('a schedule by financial year', () => {
  it('of a year from December ends in March and goes on in April', () => {
    const rows = byFinancialYear(schedule({ principal: 1_200, annualRatePercent: 0, months: 12 }), {
      year: 2026,
      month: 12,
    });
    expect(rows).toEqual([
      { from: 2026, principal: 400, interest: 0, balance: 800 },
      { from: 2027, principal: 800, interest: 0, balance: 0 },
    ]);
  });

  it('of a year from April is one row', () => {
    expect(
      byFinancialYear(schedule({ principal: 1_200, annualRatePercent: 0, months: 12 }), {
        year: 2027,
        month: 4,
      }),
    ).toHaveLength(1);
  });

  it('loses nothing, leaves out no year and ends at nought', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 12 }), (loan, month) => {
        const instalments = schedule(loan);
        const years = byFinancialYear(instalments, { year: 2026, month });
        expect(sum(years.map(({ principal }) => principal)) / loan.principal).toBeCloseTo(1, 9);
        expect(sum(years.map(({ interest }) => interest))).toBeCloseTo(
          sum(instalments.map(({ interest }) => interest)),
          2,
        );
        expect(years.map(({ from }) => from)).toEqual(
          years.map((_, index) => (years[0]?.from ?? NaN) + index),
        );
        expect(years.at(-1)?.balance).toBe(0);
        // By counting the Marches that are passed.
        const toMarch = ((3 - month + 12) % 12) + 1;
        expect(years).toHaveLength(1 + Math.max(0, Math.ceil((loan.months - toMarch) / 12)));
      }),
    );
  });
});

it('months have their names in both languages', () => {
  expect(monthNames('en').slice(0, 2)).toEqual(['January', 'February']);
  expect(monthNames('hi').slice(10)).toEqual(['नवंबर', 'दिसंबर']);
});

it.each([
  ['2026-11-30T18:29:59Z', { year: 2026, month: 11 }],
  ['2026-11-30T18:30:00Z', { year: 2026, month: 12 }],
  ['2026-12-31T18:30:00Z', { year: 2027, month: 1 }],
])('%s is in %j in India', (moment, expected) => {
  expect(monthIn(new Date(moment))).toEqual(expected);
});
