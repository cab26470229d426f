/** Accents, nukta and the joiners that only shape letters. */
const DROPPED = /[\u0300-\u036f\u093c\u200c\u200d]/g;
const CHANDRABINDU = /\u0901/g;
const DEVANAGARI_DIGIT = /[०-९]/g;
/** A nasal before a consonant of its own row: "हिन्दी" is also written "हिंदी". */
const NASAL_BEFORE_ITS_ROW = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

const toLatinDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0966);

/**
 * A text with everything levelled that spelling leaves open: case, Latin accents, nukta
 * (precomposed letters too), chandrabindu and anusvara, Devanagari and Latin digits. Two spellings
 * of a word fold to the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(CHANDRABINDU, 'ं')
    .replace(DEVANAGARI_DIGIT, toLatinDigit)
    .replace(NASAL_BEFORE_ITS_ROW, 'ं');

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

export type Word = { start: number; end: number; folded: string };

/** The words of a text with their positions, each with its folded form. */
export function words(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, folded: fold(word) }))
    .filter(({ folded }) => folded !== '');
}

/** The words of a text, folded, with single spaces between them. */
export const phrase = (text: string) =>
  words(text)
    .map(({ folded }) => folded)
    .join(' ');
