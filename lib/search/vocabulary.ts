import { atOnce } from '@/lib/turns';
import type { Searchable } from './foldedTexts';
import { indexSounds, type Lexicon, lexicon, numberWords, wordsOfStory } from './lexicon';

/** As many texts as a story has: `foldedTexts`. */
export const TEXTS = 3;

/** Where each word of a lexicon stands in a list of stories. */
export type Vocabulary = {
  lexicon: Lexicon;
  /**
   * The places of all words, one after another, those of each word from its `starts` on. A place is that of the
   * story in the list times `TEXTS`, and that of the text in the story.
   */
  places: Uint32Array;
  starts: Uint32Array;
};

/** Those of each list, until the lexicon begins anew. */
const known = new WeakMap<readonly Searchable[], Vocabulary>();

/** So many texts or words are counted at one step. */
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
  for (let number = 1; number < starts.length; number++) {
    starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0);
    if (number % (10 * STEP) === 0) yield;
  }
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

/** The vocabulary of a list, and its words by sound, made in steps at the first search of the list. */
export function* readingWords(stories: readonly Searchable[]): Generator<unknown, Vocabulary> {
  const own = lexicon();
  const found = known.get(stories);
  if (found?.lexicon === own) return found;
  const vocabulary = yield* counting(own, stories);
  yield* indexSounds(own);
  known.set(stories, vocabulary);
  return vocabulary;
}

/** Makes it at once where nobody has prepared the list. */
export const vocabularyOf = (stories: readonly Searchable[]) => atOnce(readingWords(stories));

/** Where a word stands: nowhere, for one of other lists. */
export const placesOfWord = ({ places, starts }: Vocabulary, number: number): Uint32Array =>
  number + 1 < starts.length
    ? places.subarray(starts[number], starts[number + 1])
    : places.subarray(0, 0);

/** Whether a word stands in any of the stories. */
export const stands = ({ starts }: Vocabulary, number: number) =>
  (starts[number + 1] ?? 0) > (starts[number] ?? 0);

/** The numbers of the words that begin with a text, and stand in any of the stories. */
export function wordsBeginning(vocabulary: Vocabulary, begin: string): number[] {
  const { words } = vocabulary.lexicon;
  const found: number[] = [];
  for (let number = 0; number < words.length; number++)
    if (words[number]?.startsWith(begin) && stands(vocabulary, number)) found.push(number);
  return found;
}
