/** Joins the words of a key: `tamil-nadu`, `real_estate`. A hyphen before a digit stays. */
const KEY_SEPARATOR = /(?<=[\p{Ll}\d])[-_]+(?=\p{Ll})/gu;
const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])(?!(?:and|of)\b)\p{Ll}/gu;

/**
 * A name written as a key, in words with capitals. One that has a capital somewhere, or is in
 * Devanagari, is left as it is.
 */
export const titleCase = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(KEY_SEPARATOR, ' ').replace(WORD_START, (letter) => letter.toUpperCase());
