import { oncePerList } from '@/lib/oncePerList';
import { foldedTexts, type Searchable } from './foldedTexts';
import { type SoundIndex, soundIndexing } from './sound/soundIndex';

/** Every word of the stories so far, each once with a number of its own. */
export type Lexicon = {
  words: string[];
  numbers: Map<string, number>;
  /** Indexes of the words by sound, each of the words that came after those of the one before. */
  bySound: readonly SoundIndex[];
  /** How many words are indexed. */
  indexed: number;
};

/** Words of stories that are gone stay. When there are this many, numbering begins anew. */
const FULL = 300_000;
/** So many indexes become one. */
const INDEXES = 4;

const empty = (): Lexicon => ({ words: [], numbers: new Map(), bySound: [], indexed: 0 });

let current = empty();

/** The lexicon for stories that are searched from now on. */
export function lexicon(): Lexicon {
  if (current.words.length > FULL) current = empty();
  return current;
}

/** The numbers of the words of each text of a story. Read once for each story, as its texts are. */
export const wordsOfStory = oncePerList(
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

/** Numbers the words of stories, one story at a step. */
export function* numberWords(known: Lexicon, stories: readonly Searchable[]) {
  for (const story of stories) {
    wordsOfStory(known, story);
    yield;
  }
}

/**
 * Indexes by sound the words that are not yet, in steps, and gives the indexes of all. New words get an index of their
 * own, which costs less than all of them anew.
 */
export function* indexSounds(known: Lexicon): Generator<unknown, readonly SoundIndex[]> {
  const { words, indexed, bySound } = known;
  if (indexed === words.length) return bySound;
  const to = words.length;
  const isFull = bySound.length >= INDEXES;
  const index = yield* soundIndexing(words.slice(isFull ? 0 : indexed, to), isFull ? 0 : indexed);
  // Between two steps somebody else may have indexed them.
  if (known.indexed !== indexed) return yield* indexSounds(known);
  known.bySound = isFull ? [index] : [...bySound, index];
  known.indexed = to;
  return known.bySound;
}
