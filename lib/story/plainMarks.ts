import { latinDigits } from '@/lib/format/latinDigits';

/**
 * Plain-text super- and subscripts, 10⁶ and CO₂: Unicode has the digits and a few signs (U+2070 to
 * U+209C, and Latin-1).
 */
const RAISED: ReadonlyMap<string, string> = pairs('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const LOWERED: ReadonlyMap<string, string> = pairs(
  '0123456789+-−=()aehijklmnoprstuvx',
  '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
);

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const forms = [...to];
  return new Map([...from].map((letter, at) => [letter, forms[at] ?? letter]));
}

/** "1st" and "5वीं" stay as written. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|[\u0900-\u0963]{1,6})$/i;
/** A letter typed for the degree sign, as in 45 oC. */
const DEGREE = /^[oº˚]$/i;
const APART = /^(?:[[(]|[^\p{L}\p{N}]*$)/u;
const SIGNED = /^(?:TM|SM)$/i;

export function raisedText(text: string): string {
  if (DEGREE.test(text)) return '°';
  if (ORDINAL.test(text) || SIGNED.test(text)) return text;
  return asSigns(text, RAISED) ?? `^(${text})`;
}

export const loweredText = (text: string): string => asSigns(text, LOWERED) ?? `_(${text})`;

function asSigns(text: string, signs: ReadonlyMap<string, string>): string | null {
  const trimmed = text.trim();
  if (APART.test(trimmed)) return text;
  const letters = [...latinDigits(trimmed)].map((letter) => signs.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}
