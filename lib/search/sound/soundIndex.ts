import { readings } from './readings';

export type SoundIndex = {
  keys: readonly string[];
  shared: Uint8Array;
  words: readonly (readonly number[])[];
};

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

const STEP = 500;

export function* soundIndexing(
  words: readonly string[],
  from: number,
): Generator<unknown, SoundIndex> {
  const byKey = new Map<string, number[]>();
  for (let at = 0; at < words.length; at++) {
    for (const { key } of readings(words[at] ?? '')) {
      const known = byKey.get(key);
      if (known) known.push(from + at);
      else byKey.set(key, [from + at]);
    }
    if (at % STEP === 0) yield;
  }
  const keys = yield* sorting([...byKey.keys()]);
  const shared = new Uint8Array(keys.length);
  const numbers: (readonly number[])[] = [];
  for (const [at, key] of keys.entries()) {
    shared[at] = sharedLength(key, keys[at - 1] ?? '');
    numbers.push(byKey.get(key) ?? []);
    if (at % STEP === 0) yield;
  }
  return { keys, shared, words: numbers };
}

const ascending = (one: string, other: string) => Number(one > other) - Number(one < other);

function* sorting(texts: readonly string[]): Generator<unknown, readonly string[]> {
  if (texts.length <= STEP) {
    yield;
    return texts.toSorted(ascending);
  }
  const half = texts.length >> 1;
  const ones = yield* sorting(texts.slice(0, half));
  const others = yield* sorting(texts.slice(half));
  const sorted: string[] = [];
  for (let [one, other] = [0, 0]; sorted.length < texts.length;) {
    const isFirst =
      other >= others.length || (one < ones.length && (ones[one] ?? '') <= (others[other] ?? ''));
    sorted.push((isFirst ? ones[one++] : others[other++]) ?? '');
    if (sorted.length % STEP === 0) yield;
  }
  return sorted;
}
