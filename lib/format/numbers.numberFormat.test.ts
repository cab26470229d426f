import { numberFormat } from './numbers';

it.each([
  ['en', { maximumFractionDigits: 1 }, '12,34,567.9'],
  ['hi', { maximumFractionDigits: 1 }, '12,34,567.9'],
  ['en', { maximumFractionDigits: 0 }, '12,34,568'],
  ['en', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }, '₹12,34,568'],
] as const)('in %s as %j writes %s', (locale, form, expected) => {
  expect(numberFormat(locale, form).format(1_234_567.89)).toBe(expected);
});

it('makes one formatter for each language and form', () => {
  const made = jest.spyOn(Intl, 'NumberFormat');
  const [first, again] = [{ minimumFractionDigits: 3 }, { minimumFractionDigits: 3 }];
  expect(numberFormat('en', first)).toBe(numberFormat('en', again));
  expect(numberFormat('hi', first)).not.toBe(numberFormat('en', first));
  expect(made).toHaveBeenCalledTimes(2);
});
