import { MARKS } from '#site/currency.mjs';
import { latinDigits } from './latinDigits';

/** Indian and full-width digits as Latin: `१०००` becomes `1000`. */
export const plainDigits = (text: string): string => latinDigits(text.normalize('NFKC'));

const AROUND = new RegExp(`^(?:rs\\.?|रु\\.?|${MARKS})|(?:%|/-)$`, 'gi');

/**
 * Indian (1,00,000), western or edited grouping (1,00,0000). A lone comma before fewer than three
 * digits may be decimal, so it fails.
 */
const NUMBER = /^[-+]?(?:\d+(?:(?:,\d+)*,(?:\d{3,}|\d+,\d+))?)?(?:\.\d*)?$/;

/**
 * `1,00,000`, `₹ १०००`, `10.5 %`. Null for anything but one finite number; `10,5` is ambiguous and
 * also null.
 */
export function readNumber(text: string): number | null {
  const plain = plainDigits(text).replace(/\s/g, '').replace('−', '-').replace(AROUND, '');
  if (!NUMBER.test(plain) || !/\d/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', '')) + 0; // turns -0 into 0
  return Number.isFinite(value) ? value : null;
}

export type Bounds = { least: number; most: number };

export type Accepted = 'positive' | 'notNegative';

export type NumberProblem = 'blank' | 'notNumber' | Accepted;

export function numberProblem(text: string, accepted: Accepted): NumberProblem | null {
  if (text.trim() === '') return 'blank';
  const value = readNumber(text);
  if (value === null) return 'notNumber';
  return value < 0 || (value === 0 && accepted === 'positive') ? accepted : null;
}

export function isOutside(text: string, { least, most }: Bounds): boolean {
  const value = readNumber(text);
  return value !== null && (value < least || value > most);
}
