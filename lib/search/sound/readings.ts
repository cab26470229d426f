import { devanagariPhonemes } from './devanagari';
import { englishPhonemes } from './english';
import { letterNames } from './letterNames';
import { level } from './level';
import { romanPhonemes } from './roman';

const DEVANAGARI = /^[\u0900-\u0963\u0970-\u097f]+$/;
const ROMAN = /^[a-z]+$/;

/** Longer words are no abbreviations. */
const LONGEST_ABBREVIATION = 4;
/** Longer ones are not compared. */
const LONGEST_WORD = 40;

/**
 * How a folded word may be said, as keys that can be compared across scripts: one for Devanagari; for
 * Roman letters that of a Hindi word, of an English one, and of an abbreviation. None of a word with
 * digits or of another script.
 */
export function readings(word: string): readonly string[] {
  if (word.length > LONGEST_WORD) return [];
  if (DEVANAGARI.test(word)) return [level(devanagariPhonemes(word))].filter(Boolean);
  if (!ROMAN.test(word)) return [];
  const spoken = [romanPhonemes(word), englishPhonemes(word)];
  const spelled = word.length > 1 && word.length <= LONGEST_ABBREVIATION ? [letterNames(word)] : [];
  return [...new Set([...spoken, ...spelled].map(level))].filter(Boolean);
}

/** Whether a folded word is in Devanagari. */
export const isDevanagari = (word: string) => DEVANAGARI.test(word);
