import { z } from 'zod';

export const RUPEES = 'INR';

/** ISO 4217. */
export const currencySchema = z
  .enum(Intl.supportedValuesOf('currency'), 'must be the ISO code of a currency, such as NPR')
  .default(RUPEES);

const RUPEE_MARKS = ['₹', 'rs\\.?'];

const isRupee = (code: string) =>
  new Intl.DisplayNames('en', { type: 'currency' }).of(code)?.endsWith('Rupee');

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** What a site's scripts are made with: of rupees no more than they need. */
export function currencyModule(code: string) {
  const sign = signOf(code);
  return {
    CURRENCY: code,
    MONEY: {
      style: 'currency' as const,
      currency: code,
      ...(code !== RUPEES && { currencyDisplay: 'narrowSymbol' as const }),
    },
    /** As it stands before a sum: letters keep a space, at which no line breaks. */
    SIGN: /\p{L}$/u.test(sign) ? `${sign}\u00A0` : sign,
    MARKS: [...(isRupee(code) ? RUPEE_MARKS : [escaped(sign)]), code.toLowerCase()].join('|'),
  };
}

/** What stands before a sum in a field: `₹`, or the code where there is no sign. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
