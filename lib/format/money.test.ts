import { currencyModule } from '@/lib/site/currency';
import type * as figures from './numbers';
import type * as numbers from './readNumber';

/** As a site of that currency has them. */
function ofSite(code: string) {
  jest.resetModules();
  jest.doMock('#site/currency.mjs', () => currencyModule(code));
  const { money } = jest.requireActual<typeof figures>('./numbers');
  const { readNumber } = jest.requireActual<typeof numbers>('./readNumber');
  return { money, readNumber };
}

/** Intl parts a code or letters from a sum by a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['INR', '₹12,34,567', '₹101.25'],
  ['NPR', 'Rs 12,34,567', 'Rs 101.25'],
  ['BDT', '৳12,34,567', '৳101.25'],
  ['USD', '$12,34,567', '$101.25'],
  ['AED', 'AED 12,34,567', 'AED 101.25'],
])('sums of %s are %s and %s, grouped as the language does', (code, whole, exact) => {
  const { money } = ofSite(code);
  for (const locale of ['en', 'hi'] as const) {
    expect(plain(money(1_234_567, locale))).toBe(whole);
    expect(plain(money(101.25, locale, 2))).toBe(exact);
  }
});

it.each([
  ['INR', '₹ 1,000', 1000],
  ['INR', 'inr 1000', 1000],
  ['INR', '$1,000', null],
  ['NPR', 'Rs. 500', 500],
  ['NPR', 'npr 500', 500],
  ['USD', '$ 1,000.50', 1000.5],
  ['USD', '₹1,000', null],
  ['AED', 'AED 500', 500],
])('in %s reads %s as %p', (code, text, value) => {
  const { readNumber } = ofSite(code);
  expect(readNumber(text)).toBe(value);
});
