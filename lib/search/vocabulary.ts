import { atOnce } from '@/lib/timeSlices';
import type { Searchable } from './foldedTexts';
import {
  indexSounds,
  type Lexicon,
  lexicon,
  noteWords,
  numberWords,
  wordsOfStory,
} from './lexicon';

export const TEXTS = 3;

export type Vocabulary = {
  lexicon: Lexicon;
  /**
   * Flat inverted index: a word's places start at `starts[word]`; a place is story index times
   * `TEXTS` plus text index.
   */
  places: Uint32Array;
  starts: Uint32Array;
};

const known = new WeakMap<readonly Searchable[], Vocabulary>();

const STEP = 500;

function* counting(own: Lexicon, stories: readonly Searchable[]): Generator<unknown, Vocabulary> {
  yield* numberWords(own, stories);
  const texts: Uint32Array[] = [];
  for (const [at, story] of stories.entries()) {
    for (const text of wordsOfStory(own, story)) texts.push(text);
    if (at % STEP === 0) yield;
  }
  const starts = new Uint32Array(own.words.length + 1);
  for (const [at, numbers] of texts.entries()) {
    for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
    if (at % STEP === 0) yield;
  }
  let count = 0;
  for (let number = 1; number < starts.length; number++) {
    count += Number(starts[number] !== 0);
    starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0);
    if (number % (10 * STEP) === 0) yield;
  }
  noteWords(count);
  const free = starts.slice();
  const places = new Uint32Array(starts.at(-1) ?? 0);
  for (const [place, numbers] of texts.entries()) {
    for (const number of numbers) {
      const at = free[number] ?? 0;
      places[at] = place;
      free[number] = at + 1;
    }
    if (place % STEP === 0) yield;
  }
  return { lexicon: own, starts, places };
}

export function* readingWords(stories: readonly Searchable[]): Generator<unknown, Vocabulary> {
  const own = lexicon();
  const found = known.get(stories);
  if (found?.lexicon === own) return found;
  const vocabulary = yield* counting(own, stories);
  yield* indexSounds(own);
  known.set(stories, vocabulary);
  return vocabulary;
}

/** Blocks if `prepareSearch` has not run for the list. */
export const vocabularyOf = (stories: readonly Searchable[]) => atOnce(readingWords(stories));

export const placesOfWord = ({ places, starts }: Vocabulary, number: number): Uint32Array =>
  number + 1 < starts.length
    ? places.subarray(starts[number], starts[number + 1])
    : places.subarray(0, 0);

export const stands = ({ starts }: Vocabulary, number: number) =>
  (starts[number + 1] ?? 0) > (starts[number] ?? 0);

export function wordsBeginning(vocabulary: Vocabulary, begin: string): number[] {
  const { words } = vocabulary.lexicon;
  const found: number[] = [];
  for (let number = 0; number < words.length; number++)
    if (words[number]?.startsWith(begin) && stands(vocabulary, number)) found.push(number);
  return found;
}
