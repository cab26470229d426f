import fc from 'fast-check';
import { loans } from '@/lib/testing/loans';
import { emi, type Loan, loanCost } from './loan';
import { lacksMonth, type Prepayment, readPrepayment, shorterTerm, smallerEmi } from './prepayment';

const NOTHING: Prepayment = { once: 0, month: 1, monthly: 0 };
const prepayments = fc.record({
  once: fc.integer({ min: 0, max: 1e7 }),
  month: fc.integer({ min: 1, max: 700 }),
  monthly: fc.integer({ min: 0, max: 1e5 }),
});

/** Pays month by month out of a purse: the road a borrower walks. */
function walk(
  { principal, annualRatePercent, months }: Loan,
  payment: number,
  prepayment: Prepayment,
) {
  let [owed, interest, month] = [principal, 0, 0];
  while (owed > principal * 1e-9 && month < months) {
    month += 1;
    const due = (owed * annualRatePercent) / 1200;
    interest += due;
    owed =
      owed +
      due -
      payment -
      prepayment.monthly -
      (month === prepayment.month ? prepayment.once : 0);
  }
  return { months: month, interest };
}

describe('1,200 over 12 months without interest', () => {
  const loan = { principal: 1_200, annualRatePercent: 0, months: 12 };
  it.each<[Prepayment, number, [number, number]]>([
    // 900 is owed after the third payment; less 300 it is six payments of 100, or nine of 66.67.
    [{ once: 300, month: 3, monthly: 0 }, 9, [12, 66.67]],
    // The EMI falls 100, 90.91, 80.91, 69.80, 57.30, 43.01, 26.35, 6.35; the eighth 100 more than
    // clears the loan.
    [{ once: 0, month: 1, monthly: 100 }, 6, [8, 6.35]],
    [{ once: 5_000, month: 2, monthly: 0 }, 2, [2, 100]],
    [{ once: 500, month: 12, monthly: 0 }, 12, [12, 100]],
    [{ once: 500, month: 99, monthly: 0 }, 12, [12, 100]],
  ])('and %j', (prepayment, shorter, [months, lastEmi]) => {
    expect(shorterTerm(loan, prepayment)).toEqual({ months: shorter, interest: 0, lastEmi: 100 });
    const smaller = smallerEmi(loan, prepayment);
    expect([smaller.months, smaller.interest]).toEqual([months, 0]);
    expect(smaller.lastEmi).toBeCloseTo(lastEmi, 2);
  });
});

it('1,000 at 12 % over 3 months, 200 paid after the first', () => {
  const loan = { principal: 1_000, annualRatePercent: 12, months: 3 };
  // EMI 340.02; after the first 669.98 is owed, less 200 is 469.98: 4.70 + 1.34 of interest more,
  // or two payments of 238.52.
  const prepayment = { once: 200, month: 1, monthly: 0 };
  expect(shorterTerm(loan, prepayment).interest).toBeCloseTo(10 + 4.6998 + 1.3466, 2);
  expect(smallerEmi(loan, prepayment).lastEmi).toBeCloseTo(238.52, 2);
  expect(smallerEmi(loan, prepayment).interest).toBeCloseTo(10 + 2 * 238.5197 - 469.9779, 2);
});

it('without a prepayment both ways are the loan itself, at any rate', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0, max: 1e6, noNaN: true }), (loan, annualRatePercent) => {
      for (const any of [loan, { ...loan, annualRatePercent }]) {
        for (const way of [shorterTerm(any, NOTHING), smallerEmi(any, NOTHING)]) {
          expect(way.months).toBe(any.months);
          expect(way.interest / any.principal / (1 + any.annualRatePercent)).toBeCloseTo(
            (loanCost(any)?.interest ?? NaN) / any.principal / (1 + any.annualRatePercent),
            6,
          );
          expect(way.lastEmi / emi(any)).toBeCloseTo(1, 6);
        }
      }
    }),
  );
});

it('a shorter term is what a borrower who walks it month by month sees', () => {
  fc.assert(
    fc.property(loans, prepayments, (loan, prepayment) => {
      fc.pre(loan.months * Math.log10(1 + loan.annualRatePercent / 1200) < 4);
      const walked = walk(loan, emi(loan), prepayment);
      const way = shorterTerm(loan, prepayment);
      expect(Math.abs(way.months - walked.months)).toBeLessThanOrEqual(1);
      expect(way.interest / loan.principal).toBeCloseTo(walked.interest / loan.principal, 5);
    }),
  );
});

it('both ways save, and the shorter term saves more', () => {
  fc.assert(
    fc.property(loans, prepayments, (loan, prepayment) => {
      const [without, shorter, smaller] = [
        shorterTerm(loan, NOTHING),
        shorterTerm(loan, prepayment),
        smallerEmi(loan, prepayment),
      ];
      const slack = loan.principal * 1e-8;
      expect(shorter.interest).toBeLessThanOrEqual(smaller.interest + slack);
      expect(smaller.interest).toBeLessThanOrEqual(without.interest + slack);
      expect(shorter.months).toBeLessThanOrEqual(smaller.months);
      expect(smaller.lastEmi).toBeLessThanOrEqual(emi(loan) * (1 + 1e-6));
    }),
  );
});

it.each([
  [
    { once: '1,00,000', month: '6', monthly: '' },
    { once: 100_000, month: 6, monthly: 0 },
  ],
  [
    { once: '', month: 'soon', monthly: '५००' },
    { once: 0, month: 1, monthly: 500 },
  ],
  [
    { once: '5', month: '१२', monthly: '5' },
    { once: 5, month: 12, monthly: 5 },
  ],
  [{ once: '', month: '6', monthly: '' }, null],
  [{ once: '0', month: '6', monthly: '0' }, null],
  [{ once: '100', month: '0', monthly: '' }, null],
  [{ once: '100', month: '1.5', monthly: '' }, null],
  [{ once: '-100', month: '1', monthly: '' }, null],
  [{ once: 'x', month: '1', monthly: '' }, null],
  [{ once: '', month: '0', monthly: '' }, null],
  [{ once: '0', month: 'x', monthly: '' }, null],
  [{ once: '100', month: '1', monthly: 'x' }, null],
])('%j is read as %j', (fields, expected) => {
  expect(readPrepayment(fields)).toEqual(expected);
});

it.each([
  ['300', '1', false],
  ['300', '१२', false],
  ['300', '13', true],
  ['300', '0', true],
  ['300', '-1', true],
  ['300', '1.5', true],
  ['300', '', true],
  ['300', ' ', true],
  ['300', 'x', true],
  ['', '', false],
  ['0', '99', false],
  ['x', '', false],
  ['-1', '', false],
])('a sum of %j with month %j of 12 lacks its month: %s', (once, month, expected) => {
  expect(lacksMonth({ once, month, monthly: '5' }, 12)).toBe(expected);
});
