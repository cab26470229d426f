import { comparison } from './comparison';
import { HALF_WRITTEN } from './limits';
import { readings } from './readings';

/**
 * How far one folded word is from another by sound, in hundredths of a letter; Infinity where it is
 * not taken for it. `mayBeHalf`: the first may be the beginning of the other.
 */
export function soundsLike(wanted: string, word: string, mayBeHalf: boolean): number {
  let least = Infinity;
  for (const own of readings(wanted)) {
    const { take, ended, begun } = comparison(own.key);
    for (const { key } of readings(word)) {
      let half = Infinity;
      for (let at = 0; at < key.length; at++) {
        take(at, key.charCodeAt(at));
        half = Math.min(half, begun(at + 1) + HALF_WRITTEN);
      }
      const cost = Math.min(ended(key.length), mayBeHalf ? half : Infinity);
      if (cost <= own.limit) least = Math.min(least, cost);
    }
  }
  return least;
}
