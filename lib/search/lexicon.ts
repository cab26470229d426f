import { memoize } from '@/lib/memoize';
import { foldedTexts, type Searchable } from './foldedTexts';
import { type SoundIndex, soundIndexing } from './sound/soundIndex';

export type Lexicon = {
  words: string[];
  numbers: Map<string, number>;
  bySound: readonly SoundIndex[];
  indexed: number;
};

/** The lexicon keeps the words of deleted stories, so at this size it starts empty again. */
const FULL = 300_000;
const INDEXES = 4;

const empty = (): Lexicon => ({ words: [], numbers: new Map(), bySound: [], indexed: 0 });

let current = empty();
let needed = 0;

export function lexicon(): Lexicon {
  if (current.words.length > Math.max(FULL, 2 * needed)) current = empty();
  return current;
}

/** Without this, a list with more words than the limit would be indexed again at each search. */
export const noteWords = (count: number): void => {
  needed = Math.max(needed, count);
};

export const wordsOfStory = memoize(
  ({ words, numbers }: Lexicon, story: Searchable): readonly Uint32Array[] =>
    foldedTexts(story).map((text) => {
      const found = new Set<number>();
      for (const word of text.split(' ')) {
        if (word === '') continue;
        const number = numbers.get(word) ?? words.push(word) - 1;
        numbers.set(word, number);
        found.add(number);
      }
      return Uint32Array.from(found);
    }),
);

export function* numberWords(known: Lexicon, stories: readonly Searchable[]) {
  for (const story of stories) {
    wordsOfStory(known, story);
    yield;
  }
}

/** Indexes only new words, in steps, because indexing all of them costs more. */
export function* indexSounds(known: Lexicon): Generator<unknown, readonly SoundIndex[]> {
  const { words, indexed, bySound } = known;
  if (indexed === words.length) return bySound;
  const to = words.length;
  const isFull = bySound.length >= INDEXES;
  const index = yield* soundIndexing(words.slice(isFull ? 0 : indexed, to), isFull ? 0 : indexed);
  // Another request may have indexed them meanwhile.
  if (known.indexed !== indexed) return yield* indexSounds(known);
  known.bySound = isFull ? [index] : [...bySound, index];
  known.indexed = to;
  return known.bySound;
}
