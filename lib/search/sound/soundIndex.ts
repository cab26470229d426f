import { readings } from './readings';

/** Words by the keys of their readings, in the order of the keys. */
export type SoundIndex = {
  keys: readonly string[];
  /** How many letters each key has in common with the one before. */
  shared: Uint8Array;
  /** The numbers of the words that are said so. */
  words: readonly (readonly number[])[];
};

/** How many letters two texts begin with in common. */
function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

const ascending = (one: string, other: string) => Number(one > other) - Number(one < other);

/** An index of folded words, from one of them on. */
export function soundIndex(words: readonly string[], from = 0): SoundIndex {
  const byKey = new Map<string, number[]>();
  for (let number = from; number < words.length; number++)
    for (const { key } of readings(words[number] ?? '')) {
      const known = byKey.get(key);
      if (known) known.push(number);
      else byKey.set(key, [number]);
    }
  const keys = [...byKey.keys()].sort(ascending);
  return {
    keys,
    shared: Uint8Array.from(keys, (key, at) => sharedLength(key, keys[at - 1] ?? '')),
    words: keys.map((key) => byKey.get(key) ?? []),
  };
}
