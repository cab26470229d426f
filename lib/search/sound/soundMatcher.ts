import { comparison } from './comparison';
import { HALF_WRITTEN, limitOf } from './limits';
import { readings } from './readings';
import { remembered } from './remembered';

/** Every term is compared with the same words. */
const readingsOf = remembered(readings);

/**
 * A function that tells how far a folded word is from a given one by sound, in hundredths of a letter;
 * Infinity where it is not taken for it. `mayBeHalf`: the given one may be the beginning of the other.
 */
export function soundMatcher(wanted: string, mayBeHalf: boolean): (word: string) => number {
  const ways = readings(wanted).map(({ key, limit }) => ({ limit, compared: comparison(key) }));
  return (word) => {
    let least = Infinity;
    for (const { key } of readingsOf(word))
      for (const { limit, compared } of ways) {
        let half = Infinity;
        for (let at = 0; at < key.length; at++) {
          compared.take(at, key.charCodeAt(at));
          half = Math.min(half, compared.begun(at + 1) + HALF_WRITTEN);
        }
        const cost = Math.min(compared.ended(key.length), mayBeHalf ? half : Infinity);
        if (cost <= Math.min(limit, limitOf(key))) least = Math.min(least, cost);
      }
    return least;
  };
}
