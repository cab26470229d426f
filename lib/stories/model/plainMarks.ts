/**
 * Raised and lowered text where there are no marks: 10⁶, CO₂. Unicode has such a form of each digit
 * and of a few signs and letters ("Superscripts and Subscripts", U+2070 to U+209C, and Latin-1's).
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

/** "1st" and "5वीं" are read as they are written, and a sign or a note in brackets is no part of a figure. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|[\u0900-\u0963]{1,6})$/i;
/** The letter in place of the sign, as in 45 oC and No. */
const DEGREE = /^[oº˚]$/i;
const APART = /^(?:[[(]|[^\p{L}\p{N}]*$)/u;
const SIGNED = /^(?:TM|SM)$/i;

/** A superscript as plain text, which never runs on from a figure before it. */
export function raisedText(text: string): string {
  if (DEGREE.test(text)) return '°';
  if (ORDINAL.test(text) || SIGNED.test(text)) return text;
  return asSigns(text, RAISED) ?? `^(${text})`;
}

/** A subscript as plain text. */
export const loweredText = (text: string): string => asSigns(text, LOWERED) ?? `_(${text})`;

/** A text in signs of another height; null where not every letter has one. */
function asSigns(text: string, signs: ReadonlyMap<string, string>): string | null {
  const trimmed = text.trim();
  if (APART.test(trimmed)) return text;
  const letters = [...withLatinDigits(trimmed)].map((letter) => signs.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}

/** The scripts of India stand 128 places apart in Unicode, each with its digits at the same one. */
const INDIC_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const withLatinDigits = (text: string) =>
  text.replace(INDIC_DIGIT, (digit) => `${(digit.charCodeAt(0) - 0x0966) % 0x80}`);
