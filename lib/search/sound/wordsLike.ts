import { comparison } from './comparison';
import { HALF_WRITTEN, limitOf } from './limits';
import { readings } from './readings';
import type { SoundIndex } from './soundIndex';

const SHORTEST_HALF = 3;

type Options = {
  mayBeHalf?: boolean;
  atMost?: number;
};

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

/** Walks sorted keys like a trie: compares shared prefixes once and skips keys that are too far. */
function visitKeys(
  { keys, shared }: SoundIndex,
  wanted: string,
  mayBeHalf: boolean,
  limit: number,
  visit: (at: number, cost: number) => void,
) {
  const { take, ended, begun } = comparison(wanted);
  const added = HALF_WRITTEN;
  const halves: number[] = [Infinity];
  // An index loop, because an iterator costs more than most comparisons.
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
    while (isFar && at < keys.length && (shared[at] ?? 0) >= depth) {
      if (half <= limit) visit(at, half);
      at++;
    }
  }
}
