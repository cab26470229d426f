import { inDevanagari } from './readings';

/** A y before a vowel counts: "yogi". */
const ROMAN_CONSONANTS = /[b-df-hj-np-tv-xz]|y(?=[aeiou])/g;
const DEVANAGARI_CONSONANTS = /[क-ह]/g;
const LONGEST_WITHOUT_VOWEL = 4;

/** A single consonant, or a text without vowels, sounds like almost any word. */
export function isWordlike(text: string): boolean {
  const indian = inDevanagari(text);
  const consonants = indian?.match(DEVANAGARI_CONSONANTS) ?? text.match(ROMAN_CONSONANTS) ?? [];
  const hasVowel = indian !== null || text.length <= LONGEST_WITHOUT_VOWEL || /[aeiouy]/.test(text);
  return hasVowel && new Set(consonants).size > 1;
}
