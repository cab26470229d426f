import { oncePerList } from '@/lib/oncePerList';
import { foldedTexts, type Searchable } from './foldedTexts';
import { readings } from './sound/readings';
import { type SoundIndex, soundIndex } from './sound/soundIndex';

/** A text of a story: the story's place in the list times `TEXTS`, and the place of the text. */
type Place = number;
/** As many as `foldedTexts` gives. */
export const TEXTS = 3;

/** The words of a list of stories, each once, and where they stand. */
export type Vocabulary = {
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
  bySound: SoundIndex;
  /** The places of all words, one after another, those of each word from its `starts` on. */
  places: Uint32Array;
  starts: Uint32Array;
};

/** How much of each text of a story is searched by sound: a long body costs memory, and says less. */
const SEARCHED_LENGTH = 1200;

/** Words of earlier lists that keep their readings: feeds change, and most of their words stay. */
const KEPT_WORDS = 200_000;
const kept = new Map<string, readonly string[]>();
function keptReadings(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  if (kept.size >= KEPT_WORDS) kept.clear();
  const made = readings(word);
  kept.set(word, made);
  return made;
}

/** Made at the first search of a list. */
export const vocabularyOf = oncePerList((stories: readonly Searchable[]): Vocabulary => {
  const numbers = new Map<string, number>();
  /** Of each text the numbers of its words. */
  const texts = stories.flatMap((story) =>
    foldedTexts(story).map((text) => {
      const found = new Set<number>();
      for (const word of text.slice(0, SEARCHED_LENGTH).split(' ')) {
        if (word === '') continue;
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        found.add(number);
      }
      return Uint32Array.from(found);
    }),
  );
  const words = [...numbers.keys()];
  return { words, numbers, bySound: soundIndex(words, keptReadings), ...placesOf(texts, words.length) };
});

function placesOf(texts: readonly Uint32Array[], words: number) {
  const starts = new Uint32Array(words + 1);
  for (const numbers of texts)
    for (const number of numbers) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
  for (let number = 0; number < words; number++)
    starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
  const free = starts.slice();
  const places = new Uint32Array(starts[words] ?? 0);
  for (const [place, numbers] of texts.entries())
    for (const number of numbers) {
      const at = free[number] ?? 0;
      places[at] = place;
      free[number] = at + 1;
    }
  return { starts, places };
}

/** Where a word stands. */
export const placesOfWord = ({ places, starts }: Vocabulary, number: number): Iterable<Place> =>
  places.subarray(starts[number], starts[number + 1]);
