import { devanagariPhonemes } from './devanagari';
import { englishPhonemes } from './english';
import { letterNames } from './letterNames';
import { LONGEST_KEY } from './comparison';
import { limitOf } from './limits';
import { level } from './level';
import { romanPhonemes } from './roman';

const DEVANAGARI = /^[\u0900-\u0963\u0970-\u097f]+$/;
const ROMAN = /^[a-z]+$/;

/** Longer words are no abbreviations. */
const LONGEST_ABBREVIATION = 4;
/** How far one may be from what is said: hardly, since any short word would fit. */
const ABBREVIATION_LIMIT = 20;
/** Longer ones are not compared. */
const LONGEST_WORD = 40;

/** A way to say a word: its key, and how far another may be from it. */
export type Reading = { key: string; limit: number };

const reading = (phonemes: string, limit = Infinity): Reading => {
  const key = level(phonemes).slice(0, LONGEST_KEY);
  return { key, limit: Math.min(limit, limitOf(key)) };
};

/**
 * How a folded word may be said, by keys that can be compared across scripts: one for Devanagari; for
 * Roman letters that of a Hindi word, of an English one, and of an abbreviation. None of a word with
 * digits or of another script.
 */
export function readings(word: string): readonly Reading[] {
  if (word.length > LONGEST_WORD) return [];
  const all = DEVANAGARI.test(word)
    ? [reading(devanagariPhonemes(word))]
    : ROMAN.test(word)
      ? [reading(romanPhonemes(word)), reading(englishPhonemes(word)), ...abbreviation(word)]
      : [];
  return all.filter(
    ({ key }, at) => key.length > 1 && all.findIndex((one) => one.key === key) === at,
  );
}

const abbreviation = (word: string) =>
  word.length > 1 && word.length <= LONGEST_ABBREVIATION
    ? [reading(devanagariPhonemes(letterNames(word)), ABBREVIATION_LIMIT)]
    : [];

/** Whether a folded word is in Devanagari. */
export const isDevanagari = (word: string) => DEVANAGARI.test(word);
