import { MARKS } from '#site/currency.mjs';
import { latinDigits } from './latinDigits';

export const plainDigits = (text: string): string => latinDigits(text.normalize('NFKC'));

const BEFORE = new RegExp(`^(?:rs\\.?|रु\\.?|रुपये|${MARKS})`, 'i');
const BEHIND =
  /(?:%|\/-|percent|प्रतिशत|फ\u093c?ीसदी|rupees?|रुप(?:ये|ए|या)|रु\.?|inr|only|मात्र){1,4}$/i;

export const withoutBlanks = (text: string): string =>
  plainDigits(text).replace(/[\s\p{Cf}]/gu, '');

/** Latin digits without spaces, currency marks and suffixes: `₹ २५,०००/-` becomes `25,000`. */
export const bareFigure = (text: string): string =>
  withoutBlanks(text).replace('−', '-').replace(BEFORE, '').replace(BEHIND, '');

/** Indian (1,00,000), western, or a grouping left by an edit (1,00,0000). */
const NUMBER = /^[-+]?(?:\d+(?:(?:,\d+)*,(?:\d{3,}|\d+,\d+))?)?(?:\.\d*)?$/;

export function grouped(bare: string): number | null {
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return null;
  const value = Number(bare.replaceAll(',', '')) + 0; // turns -0 into 0
  return Number.isFinite(value) ? value : null;
}

/** Null for a lone comma before fewer than three digits, which may be decimal or unfinished. */
export const readGrouped = (text: string): number | null => grouped(bareFigure(text));

/** Stored numbers need whole groups: `81,234,56` may mean 81,234.56. */
const WHOLE_GROUPS = /^[-+]?(?:\d*|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;

export function readWholeGroups(text: string): number | null {
  const bare = bareFigure(text);
  return WHOLE_GROUPS.test(bare) ? grouped(bare) : null;
}

/** A comma before one or two digits is decimal, because no grouping ends so. */
const DECIMAL_COMMA = /^([-+]?\d+),(\d{1,2})$/;

/** `1,00,000`, `१०.५ %`, `8,5`. Null for anything but one finite number. */
export const readNumber = (text: string): number | null =>
  grouped(bareFigure(text).replace(DECIMAL_COMMA, '$1.$2'));

export type Read = (text: string) => number | null;

/** The number that a field understood, to show it; null if the text is already a plain number. */
export function readInWords(text: string, read: Read): number | null {
  const value = /^[\d.]*$/.test(plainDigits(text).trim()) ? null : read(text);
  return value !== null && value >= 0 ? value : null;
}

export type Bounds = { least: number; most: number };

export type Accepted = 'positive' | 'notNegative';

export type NumberProblem = 'blank' | 'notNumber' | Accepted;

export function numberProblem(
  text: string,
  accepted: Accepted,
  read: Read = readNumber,
): NumberProblem | null {
  if (text.trim() === '') return 'blank';
  const value = read(text);
  if (value === null) return 'notNumber';
  return value < 0 || (value === 0 && accepted === 'positive') ? accepted : null;
}

export function isOutside(text: string, { least, most }: Bounds, read: Read = readNumber): boolean {
  const value = read(text);
  return value !== null && (value < least || value > most);
}
