import { inDevanagari } from './readings';

/** A y before a vowel counts: "yogi". */
const ROMAN_CONSONANTS = /[b-df-hj-np-tv-xz]|y(?=[aeiou])/g;
const DEVANAGARI_CONSONANTS = /[क-ह]/g;
const LONGEST_WITHOUT_VOWEL = 4;

/** In hundredths of a letter: "lalu" is "लालू", where only the length of vowels differs. */
const ONE_CONSONANT = 18;

/**
 * How far words may sound from a text, in hundredths of a letter; below zero, it is no word. With one consonant it
 * sounds like almost any word, without a vowel too.
 */
export function reachOfSound(text: string): number {
  const indian = inDevanagari(text);
  const consonants = indian?.match(DEVANAGARI_CONSONANTS) ?? text.match(ROMAN_CONSONANTS) ?? [];
  const hasVowel = indian !== null || text.length <= LONGEST_WITHOUT_VOWEL || /[aeiouy]/.test(text);
  const different = new Set(consonants).size;
  if (!hasVowel || different === 0) return -Infinity;
  return different === 1 ? ONE_CONSONANT : Infinity;
}
