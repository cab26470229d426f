import { LETTER } from './costs';

/** Per letter of a key, because short words are easily confused. */
const FOR_A_LETTER = 22;
const MOST = LETTER + 30;
export const HALF_WRITTEN = 10;

/** Two-letter keys may differ only by a vowel or aspiration: "kis" is not "की". */
const [SHORT, FOR_A_SHORT_KEY] = [2, 30];

export const limitOf = (key: string) =>
  key.length <= SHORT ? FOR_A_SHORT_KEY : Math.min(MOST, FOR_A_LETTER * key.length);
