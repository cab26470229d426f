/**
 * A text whose lone surrogates (halves of an emoji that was cut in two) are replaced by U+FFFD.
 * What UTF-8 cannot write makes `encodeURIComponent` throw. The platform's own `toWellFormed` is
 * missing on older phones.
 */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
