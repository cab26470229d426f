/**
 * A text whose lone surrogates (halves of an emoji that was cut in two) are replaced by U+FFFD.
 * What UTF-8 cannot write makes `encodeURIComponent` throw. The platform's own `toWellFormed` is
 * missing on older phones.
 */
export const wellFormed = (text: string) =>
  // Most texts have no half of anything, which is found seven times as fast.
  /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\uFFFD') : text;

/**
 * Control characters (C0 but tab, line feed and carriage return; DEL; C1) and the code points that
 * Unicode sets aside as noncharacters. Joiners and directional marks are format characters, which
 * both scripts and emoji need.
 */
const CONTROL = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** What each of them begins with, as a class without properties, which is looked for five times as fast. */
const MAYBE_CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff]/;

/**
 * A text without control characters. An HTML parser drops or replaces some of them, and hydration
 * then finds another text than the server wrote.
 */
export const withoutControlCharacters = (text: string) =>
  MAYBE_CONTROL.test(text) ? text.replace(CONTROL, '') : text;
