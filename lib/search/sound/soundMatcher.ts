import { comparison } from './comparison';
import { HALF_WRITTEN, limitOf } from './limits';
import { readings } from './readings';
import { remembered } from './remembered';

const readingsOf = remembered(readings);

/**
 * The distance by sound in hundredths of a letter; Infinity for no match. `mayBeHalf` accepts
 * `wanted` as a prefix.
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
