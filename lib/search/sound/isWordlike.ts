import { isDevanagari } from './readings';

/** A y before a vowel is one: "yogi". */
const ROMAN_CONSONANTS = /[b-df-hj-np-tv-xz]|y(?=[aeiou])/g;
const DEVANAGARI_CONSONANTS = /[क-ह]/g;
/** Without a vowel, longer ones stand for no word. */
const LONGEST_WITHOUT_VOWEL = 4;

/**
 * Whether a folded text may be a word that is written as it sounds: by one consonant alone, or without a vowel, almost any
 * word sounds like it.
 */
export function isWordlike(text: string): boolean {
  const isRoman = !isDevanagari(text);
  const consonants = text.match(isRoman ? ROMAN_CONSONANTS : DEVANAGARI_CONSONANTS) ?? [];
  const hasVowel = !isRoman || text.length <= LONGEST_WITHOUT_VOWEL || /[aeiouy]/.test(text);
  return hasVowel && new Set(consonants).size > 1;
}
