import fc from 'fast-check';
import { loans } from '@/lib/testing/loans';
import { emi, loanCost } from './loan';
import { balanceAfter, hasSchedule, schedule } from './repaymentSchedule';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** The one furthest from nothing, `NaN` if there is one. */
const largest = (numbers: readonly number[]) => Math.max(...numbers.map(Math.abs));

describe('the schedule', () => {
  it('of 1,000 at 12 % over 2 months', () => {
    // 1,000 × 0.01 = 10; the EMI is 507.51, so 497.51 of it is principal; then 5.02 of interest on
    // 502.49.
    const rows = schedule({ principal: 1_000, annualRatePercent: 12, months: 2 });
    expect(
      rows.map((row) => Object.values(row).map((value) => Math.round(value * 100) / 100)),
    ).toEqual([
      [507.51, 497.51, 10, 502.49],
      [507.51, 502.49, 5.02, 0],
    ]);
  });

  it('pays the loan and its interest, no more and no less, and owes nothing at the end', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = schedule(loan);
        const cost = loanCost(loan);
        expect(rows).toHaveLength(loan.months);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(sum(rows.map(({ principal }) => principal)) / loan.principal).toBeCloseTo(1, 10);
        expect(sum(rows.map(({ interest }) => interest)) / loan.principal).toBeCloseTo(
          (cost?.interest ?? NaN) / loan.principal,
          8,
        );
        expect(largest(rows.map(({ payment }) => payment / emi(loan) - 1))).toBeCloseTo(0, 6);
      }),
    );
  });

  it('is what carrying the debt from month to month gives', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rate = loan.annualRatePercent / 1200;
        let owed = loan.principal;
        // Carrying magnifies its own rounding by the growth of the debt.
        const digits = 11 - Math.ceil(loan.months * Math.log10(1 + rate));
        const payment = emi(loan);
        const apart = Array.from({ length: loan.months }, (_, index) => {
          owed = owed * (1 + rate) - payment;
          return (owed - balanceAfter(loan, index + 1)) / loan.principal;
        });
        expect(largest(apart)).toBeCloseTo(0, digits);
      }),
    );
  });

  it('never owes more than before, and never less than nothing, at any rate', () => {
    fc.assert(
      fc.property(
        loans,
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (loan, annualRatePercent) => {
          const balances = schedule({ ...loan, annualRatePercent }).map(({ balance }) => balance);
          expect(
            balances.every(
              (balance, index) => balance >= 0 && balance <= (balances[index - 1] ?? Infinity),
            ),
          ).toBe(true);
          expect(balances.some((balance) => Object.is(balance, -0))).toBe(false);
        },
      ),
    );
  });
});

it.each([
  [100_000, 10.5, 12, true],
  [100_000, 0, 1_200, true],
  [100_000, 10.5, 1_201, false],
  [100_000, 10.5, 12.5, false],
  [0, 10.5, 12, false],
  [1e14, 10.5, 12, false],
  [1e12, 999, 1_200, false],
])(
  '%d at %d %% over %d months has a schedule: %s',
  (principal, annualRatePercent, months, expected) => {
    expect(hasSchedule({ principal, annualRatePercent, months })).toBe(expected);
  },
);
