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

/** Constants that a site's scripts are built with; for rupees only what they need. */
export function currencyModule(code: string) {
  const sign = signOf(code);
  return {
    CURRENCY: code,
    MONEY: {
      style: 'currency' as const,
      currency: code,
      ...(code !== RUPEES && { currencyDisplay: 'narrowSymbol' as const }),
    },
    /** Before a sum, letters get a non-breaking space. */
    SIGN: /\p{L}$/u.test(sign) ? `${sign}\u00A0` : sign,
    MARKS: [...(isRupee(code) ? RUPEE_MARKS : [escaped(sign)]), code.toLowerCase()].join('|'),
  };
}

export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
