import { z } from 'zod';

export const RUPEES = 'INR';

/** ISO 4217. */
export const currencySchema = z
  .enum(Intl.supportedValuesOf('currency'), 'must be the ISO code of a currency, such as NPR')
  .default(RUPEES);

/** What stands before a sum in a field: `₹`, or the code where there is no sign. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
