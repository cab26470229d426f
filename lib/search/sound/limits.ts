import { LETTER } from './costs';

/** Of each letter of a key: short words are soon taken for others. */
const FOR_A_LETTER = 22;
/** One typing error, and a little. */
const MOST = LETTER + 30;
/** A word that may be half written costs this much more than a whole one. */
export const HALF_WRITTEN = 10;

/** Keys of one vowel and one consonant differ by a vowel or by aspiration, never by a letter: "kis" is not "की". */
const [SHORT, FOR_A_SHORT_KEY] = [2, 30];

/** How far a key may be from another to be taken for the same word. */
export const limitOf = (key: string) =>
  key.length <= SHORT ? FOR_A_SHORT_KEY : Math.min(MOST, FOR_A_LETTER * key.length);
