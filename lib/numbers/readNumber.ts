const DEVANAGARI_ZERO = 0x0966;

/**
 * Devanagari and full-width digits as Latin ones: `१०००` gives `1000`. Everything else stays as it
 * is.
 */
export const latinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** What people write around a number: the currency before it, `%` or `/-` after it. */
const AROUND = /^(?:₹|rs\.?|inr|रु\.?)|(?:%|\/-)$/gi;

/**
 * Digits, in groups as in India (1,00,000) or elsewhere (100,000), or without any; also in groups
 * that a digit was put into or taken out of (1,00,0000). A single comma before fewer than three
 * digits may be a decimal one.
 */
const NUMBER = /^[-+]?(?:\d+(?:(?:,\d+)*,(?:\d{3,}|\d+,\d+))?)?(?:\.\d*)?$/;

/**
 * The number a person typed or pasted: `1,00,000`, `₹ १०००`, `10.5 %`. Null for anything that is
 * not one finite number, blank included; a comma that groups nothing (`10,5`) is not guessed at.
 */
export function readNumber(text: string): number | null {
  const plain = latinDigits(text).replace(/\s/g, '').replace('−', '-').replace(AROUND, '');
  if (!NUMBER.test(plain) || !/\d/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', '')) + 0; // turns -0 into 0
  return Number.isFinite(value) ? value : null;
}
