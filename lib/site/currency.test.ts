import { currencySchema, signOf } from './currency';

it.each([
  ['INR', '₹'],
  ['NPR', 'Rs'],
  ['BDT', '৳'],
  ['USD', '$'],
  ['AED', 'AED'],
])('%s is written %s', (code, sign) => {
  expect(currencySchema.parse(code)).toBe(code);
  expect(signOf(code)).toBe(sign);
});

it.each(['rupees', 'inr', 'XYZW', ''])('takes no %j', (code) => {
  expect(currencySchema.safeParse(code).error?.issues[0]?.message).toBe(
    'must be the ISO code of a currency, such as NPR',
  );
});

it('is India’s without a field', () => {
  expect(currencySchema.parse(undefined)).toBe('INR');
});
