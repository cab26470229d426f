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

/** The figures a field names as usual, both ends included. */
export type Bounds = { least: number; most: number };

/** What a calculation takes: numbers above zero, or zero too. */
export type Accepted = 'positive' | 'notNegative';

/** Why a field's text is of no use to a calculation. */
export type NumberProblem = 'blank' | 'notNumber' | Accepted;

/** What keeps a typed text from being calculated with; null where nothing does. */
export function numberProblem(text: string, accepted: Accepted): NumberProblem | null {
  if (text.trim() === '') return 'blank';
  const value = readNumber(text);
  if (value === null) return 'notNumber';
  return value < 0 || (value === 0 && accepted === 'positive') ? accepted : null;
}

/** Whether a text is a number beyond bounds that a field shows without enforcing them. */
export function isOutside(text: string, { least, most }: Bounds): boolean {
  const value = readNumber(text);
  return value !== null && (value < least || value > most);
}
