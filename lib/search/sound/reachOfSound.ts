import { inDevanagari, isAbbreviation, isInitials } from './readings';

/** A y before a vowel counts: "yogi". */
const ROMAN_CONSONANTS = /[b-df-hj-np-tv-xz]|y(?=[aeiou])/g;
const DEVANAGARI_CONSONANTS = /[क-ह]/g;

/** In hundredths of a letter. Allows another vowel length, as in "lalu" for "लालू". */
const CLOSE = 18;

/**
 * How far a word may sound from `text`, in hundredths of a letter: little with one consonant or no
 * vowel; negative excludes all words.
 */
export function reachOfSound(text: string): number {
  const indian = inDevanagari(text);
  const consonants = indian?.match(DEVANAGARI_CONSONANTS) ?? text.match(ROMAN_CONSONANTS) ?? [];
  const different = new Set(consonants).size;
  if (different === 0) return -Infinity;
  if (indian === null && isInitials(text)) return isAbbreviation(text) ? CLOSE : -Infinity;
  return different === 1 ? CLOSE : Infinity;
}
