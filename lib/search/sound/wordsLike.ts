import { comparison } from './comparison';
import { HALF_WRITTEN, limitOf } from './limits';
import { readings } from './readings';
import type { SoundIndex } from './soundIndex';

type Options = {
  /** Whether the word may be the beginning of another. */
  mayBeHalf?: boolean;
  /** No word farther than this is meant. */
  atMost?: number;
};

/** The words of an index that may be meant by a folded word, each with how far it is, 0 to `limitOf`. */
export function wordsLike(
  index: SoundIndex,
  word: string,
  { mayBeHalf = false, atMost = Infinity }: Options = {},
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const wanted of readings(word))
    visitKeys(index, wanted, mayBeHalf, Math.min(atMost, limitOf(wanted)), (at, cost) => {
      for (const number of index.words[at] ?? [])
        found.set(number, Math.min(cost, found.get(number) ?? Infinity));
    });
  return found;
}

/**
 * Walks over the sorted keys as over a tree: what keys begin with in common is compared once, and
 * those are passed over whose beginning is too far already.
 */
function visitKeys(
  { keys, shared }: SoundIndex,
  wanted: string,
  mayBeHalf: boolean,
  limit: number,
  visit: (at: number, cost: number) => void,
) {
  const { take, ended, begun } = comparison(wanted);
  const added = HALF_WRITTEN;
  /** What the cheapest beginning of the key costs, by how many letters it may have. */
  const halves: number[] = [Infinity];
  /** How many letters of the last key were compared before it was too far. */
  let far = Infinity;
  // By number: an iterator would cost more than the comparison of most keys.
  for (let at = 0; at < keys.length; at++) {
    let depth = shared[at] ?? 0;
    const key = keys[at] ?? '';
    if (depth < far) {
      far = Infinity;
      while (depth < key.length && depth < far) {
        const least = take(depth, key.charCodeAt(depth));
        depth++;
        halves[depth] = Math.min(halves[depth - 1] ?? Infinity, begun(depth) + added);
        if (least > limit) far = depth;
      }
    }
    const whole = far === Infinity ? ended(key.length) : Infinity;
    const half = mayBeHalf ? (halves[Math.min(far, key.length)] ?? Infinity) : Infinity;
    const cost = Math.min(whole, half);
    if (cost <= limit) visit(at, cost);
  }
}
