import { isDevanagari } from './sound/readings';
import { isTypingError } from './typingError';

/** How far a word of the same script may be that is spelled in another way. */
const SPELLED_OTHERWISE = 20;
/** Shorter ones are other words. In Devanagari a short one has its vowels too: "चैक". */
const [SHORTEST, SHORTEST_DEVANAGARI] = [4, 3];

/** Whether a word may be another of the same script; `cost` is how far it is by sound. */
export const isMisspelled = (typed: string, word: string, cost: number): boolean =>
  isTypingError(typed, word) ||
  (cost <= SPELLED_OTHERWISE &&
    Math.min(typed.length, word.length) >= (isDevanagari(typed) ? SHORTEST_DEVANAGARI : SHORTEST));

/** Whether two folded words are in the same script. */
export const isSameScript = (one: string, other: string): boolean =>
  isDevanagari(one) === isDevanagari(other);
