import { isDevanagari } from './sound/readings';
import { isTypingError } from './typingError';

const SPELLED_OTHERWISE = 20;
/** Shorter words are different words. Devanagari counts its vowel signs: "चैक". */
const [SHORTEST, SHORTEST_DEVANAGARI] = [4, 3];

export const isMisspelled = (typed: string, word: string, cost: number): boolean =>
  isTypingError(typed, word) ||
  (cost <= SPELLED_OTHERWISE &&
    Math.min(typed.length, word.length) >= (isDevanagari(typed) ? SHORTEST_DEVANAGARI : SHORTEST));

/** Each of India's scripts has a block of 128 places in Unicode, and ASCII the first. */
const blockOf = (word: string) => Math.floor((word.codePointAt(0) ?? 0) / 128);

export const isSameScript = (one: string, other: string): boolean =>
  blockOf(one) === blockOf(other);
