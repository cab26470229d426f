import fc from 'fast-check';
import { DEFAULT_FIELDS, readLoan } from './loan';
import { asksForResult, fieldsIn, prepaymentIn, queryOf } from './loanQuery';

it('a URL that says nothing has the defaults', () => {
  expect(fieldsIn({})).toEqual({ amount: '1,00,000', rate: '10.5', term: '12' });
  expect(readLoan(fieldsIn({}))).toEqual({
    principal: 100_000,
    annualRatePercent: 10.5,
    months: 12,
  });
});

it('fills the fields with what was typed, good or not', () => {
  expect(fieldsIn({ p: '५,००,०००', r: 'abc', n: '' })).toEqual({
    amount: '५,००,०००',
    rate: 'abc',
    term: '',
  });
  expect(prepaymentIn({ once: '1,000', at: '3', extra: '5' })).toEqual({
    once: '1,000',
    month: '3',
    monthly: '5',
  });
});

it('what is said twice, or at great length, is not said', () => {
  expect(fieldsIn({ p: ['1', '2'], r: '9'.repeat(1000), n: '24' })).toEqual({
    ...DEFAULT_FIELDS,
    term: '24',
  });
});

it.each([
  ['1', true],
  ['0', false],
  ['', false],
  [undefined, false],
  [['1', '1'], false],
])('show=%j asks for the result: %s', (show, expected) => {
  expect(asksForResult({ show })).toBe(expected);
});

it('is short and plain', () => {
  expect(queryOf({ amount: '₹ १,००,०००', rate: '10.50 %', term: '012' })).toBe(
    '?p=100000&r=10.5&n=12',
  );
  expect(queryOf({ amount: '25 lakh', rate: '8,5', term: '5 years' })).toBe(
    '?p=2500000&r=8.5&n=60',
  );
  expect(queryOf({ amount: '1' + '0'.repeat(25), rate: '', term: 'a&b' })).toBe(
    `?p=1${'0'.repeat(25)}&r=&n=a%26b`,
  );
});

it('leads back to the same loan', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 1e12 }),
    fc.double({ min: 0, max: 100, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6),
  );
  fc.assert(
    fc.property(number, number, number, (amount, rate, term) => {
      const fields = { amount: amount.toFixed(6), rate: rate.toFixed(6), term: term.toFixed(6) };
      const query = Object.fromEntries(new URLSearchParams(queryOf(fields)));
      expect(readLoan(fieldsIn(query))).toEqual(readLoan(fields));
    }),
  );
});
