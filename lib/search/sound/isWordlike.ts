import { isDevanagari } from './readings';

/** A y before a vowel counts: "yogi". */
const ROMAN_CONSONANTS = /[b-df-hj-np-tv-xz]|y(?=[aeiou])/g;
const DEVANAGARI_CONSONANTS = /[क-ह]/g;
const LONGEST_WITHOUT_VOWEL = 4;

/** A single consonant, or a text without vowels, sounds like almost any word. */
export function isWordlike(text: string): boolean {
  const isRoman = !isDevanagari(text);
  const consonants = text.match(isRoman ? ROMAN_CONSONANTS : DEVANAGARI_CONSONANTS) ?? [];
  const hasVowel = !isRoman || text.length <= LONGEST_WITHOUT_VOWEL || /[aeiouy]/.test(text);
  return hasVowel && new Set(consonants).size > 1;
}
