import { comparison } from './comparison';
import { HALF_WRITTEN, limitOf } from './limits';
import { readings } from './readings';
import type { SoundIndex } from './soundIndex';

/** Every word begins with one or two of the same sounds. */
const SHORTEST_HALF = 3;

type Options = {
  /** Whether the word may be the beginning of another. */
  mayBeHalf?: boolean;
  /** No word farther than this is meant. */
  atMost?: number;
};

/** The words of an index that may be meant by a folded word, each with how far it is, in hundredths of a letter. */
export function wordsLike(
  index: SoundIndex,
  word: string,
  { mayBeHalf = false, atMost = Infinity }: Options = {},
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { key, limit } of readings(word))
    visitKeys(
      index,
      key,
      mayBeHalf && key.length >= SHORTEST_HALF,
      Math.min(atMost, limit),
      (at, cost) => {
        for (const number of index.words[at] ?? [])
          found.set(number, Math.min(cost, found.get(number) ?? Infinity));
      },
    );
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
  // By number, in one loop: an iterator would cost more than most of the comparisons.
  for (let at = 0; at < keys.length;) {
    const key = keys[at] ?? '';
    let depth = shared[at] ?? 0;
    let isFar = false;
    while (depth < key.length && !isFar) {
      isFar = take(depth, key.charCodeAt(depth)) > limit;
      depth++;
      halves[depth] = Math.min(halves[depth - 1] ?? Infinity, begun(depth) + added);
    }
    const half = mayBeHalf ? (halves[depth] ?? Infinity) : Infinity;
    const cost = isFar ? half : Math.min(half, ended(key.length));
    if (cost <= Math.min(limit, limitOf(key))) visit(at, cost);
    at++;
    // All keys that begin as one that is too far cost the same.
    while (isFar && at < keys.length && (shared[at] ?? 0) >= depth) {
      if (half <= limit) visit(at, half);
      at++;
    }
  }
}
