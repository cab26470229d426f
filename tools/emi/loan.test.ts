import fc from 'fast-check';
import { isOutside } from '@/lib/format/readNumber';
import { loans } from '@/lib/testing/loans';
import { emi, type Loan, loanCost, loanProblem, READ, readLoan, USUAL } from './loan';

const loan = (principal: number, annualRatePercent: number, months: number): Loan => ({
  principal,
  annualRatePercent,
  months,
});

describe('EMI', () => {
  it.each([
    // Worked with 40 digits.
    [100_000, 10.5, 12, 8_814.86, 105_778.32],
    [5_000_000, 25, 360, 104_228.93, 37_522_415.45],
    [1_000_000, 8.5, 60, 20_516.53, 1_230_991.88],
    [100_000, 1e-12, 360, 277.78, 100_000],
    [120_000, 0, 12, 10_000, 120_000],
    [1_000, 12, 1, 1_010, 1_010],
    [0, 10.5, 12, 0, 0],
  ])(
    'of %d at %d %% over %d months is %d, in all %d',
    (principal, rate, months, monthly, total) => {
      const cost = loanCost(loan(principal, rate, months));
      expect(cost?.monthly).toBeCloseTo(monthly, 2);
      expect(cost?.total).toBeCloseTo(total, 1);
      expect(cost?.interest).toBeCloseTo(total - principal, 1);
    },
  );

  it('is the sum whose payments, each discounted to today, are worth the loan', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const growth = 1 + any.annualRatePercent / 1200;
        let worth = 0;
        for (let month = any.months; month >= 1; month--) worth = (worth + emi(any)) / growth;
        expect(worth / any.principal).toBeCloseTo(1, 9);
      }),
    );
  });

  it('never falls when the rate rises', () => {
    fc.assert(
      fc.property(loans, fc.double({ min: 0, max: 40, noNaN: true }), (any, more) => {
        const dearer = emi({ ...any, annualRatePercent: any.annualRatePercent + more });
        expect(dearer).toBeGreaterThanOrEqual(emi(any) * (1 - 1e-12));
      }),
    );
  });

  it('costs nothing without interest, not even less than nothing', () => {
    fc.assert(
      fc.property(loans, (any) => {
        expect(loanCost({ ...any, annualRatePercent: 0 })?.interest).toBeCloseTo(0, 4);
        expect(Object.is(loanCost(any)?.interest, -0)).toBe(false);
        expect(loanCost(any)?.interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is none where its figures are beyond numbers', () => {
    expect(loanCost(loan(1e308, 25, 360))).toBeNull();
    expect(loanCost(loan(100_000, 10.5, 1e308))).toBeNull();
  });
});

describe('a loan as typed', () => {
  it.each([
    ['1,00,000', '10.5', '12', loan(100_000, 10.5, 12)],
    ['₹ १०००', '१०.५ %', '६', loan(1_000, 10.5, 6)],
    ['0', '0', '0.5', loan(0, 0, 0.5)],
    ['-0', '-0', '12', loan(0, 0, 12)],
    ['25 लाख', '8,5 %', '5 years', loan(25_00_000, 8.5, 60)],
    ['2.5 cr', '8.5 percent', '1 साल 6 महीने', loan(2_50_00_000, 8.5, 18)],
    ['2.5 cr', '8.5 percent', '1 year, 6 months', loan(2_50_00_000, 8.5, 18)],
    ['1.2 करोड़', '८.५', '240 months', loan(1_20_00_000, 8.5, 240)],
    ['₹ 25,00,000/-', '8.5%', '1.5 yrs', loan(25_00_000, 8.5, 18)],
    ['5', '900', '100000', loan(5, 900, 100_000)],
  ])('%s, %s, %s', (amount, rate, term, expected) => {
    expect(readLoan({ amount, rate, term })).toEqual(expected);
  });

  it.each([
    ['', '10.5', '12'],
    ['1,00,000', ' ', '12'],
    ['1,00,000', '10.5', ''],
    ['1,00,000', '10.5', '0'],
    ['1,00,000', '10.5', '-12'],
    ['-1', '10.5', '12'],
    ['1,00,000', '-0.1', '12'],
    ['ten', '10.5', '12'],
    ['10,5', '10.5', '12'],
    ['1,00,000', '10.5', 'years'],
  ])('%j, %j, %j is none yet', (amount, rate, term) => {
    expect(readLoan({ amount, rate, term })).toBeNull();
  });

  it('never gives a figure that is no number', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789०.,- ₹%'), maxLength: 40 });
    fc.assert(
      fc.property(typed, typed, typed, (amount, rate, term) => {
        const read = readLoan({ amount, rate, term });
        const cost = read && loanCost(read);
        expect(Object.values(cost ?? {}).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

it.each([
  ['amount', '9,999', true],
  ['amount', '10,000', false],
  ['amount', '50,00,000', false],
  ['amount', '50,00,001', true],
  ['amount', '50 lakh', false],
  ['amount', '1 crore', true],
  ['term', '30 years', false],
  ['rate', '0', true],
  ['rate', '5', false],
  ['rate', '25 %', false],
  ['rate', '99 %', true],
  ['term', '5', true],
  ['term', '6', false],
  ['term', '360', false],
  ['term', '361', true],
] as const)('%s of %j lies outside its usual range: %s', (field, text, expected) => {
  expect(isOutside(text, USUAL[field], READ[field])).toBe(expected);
});

it.each([
  ['amount', 'abc', 'notNumber'],
  ['amount', '0', null],
  ['rate', ' ', 'blank'],
  ['rate', '-5', 'notNegative'],
  ['rate', '0', null],
  ['term', '0', 'positive'],
  ['term', '-12', 'positive'],
] as const)('%s of %j has the problem %s', (field, text, expected) => {
  expect(loanProblem(field, text)).toBe(expected);
});
