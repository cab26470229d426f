import { oncePerList } from '@/lib/oncePerList';
import { readings } from './sound/readings';
import { type SoundIndex, soundIndex } from './sound/soundIndex';
import { foldedTexts, type Searchable } from './foldedTexts';

/** The words of a list of stories, each once, and which of them stand in which story. */
export type Vocabulary = {
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
  bySound: SoundIndex;
  /** Of each story, in the order of the list: the numbers of the words of each of its texts. */
  texts: readonly (readonly Uint32Array[])[];
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

/** Made at the first search of a list that asks for it. */
export const vocabularyOf = oncePerList((stories: readonly Searchable[]): Vocabulary => {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  };
  const texts = stories.map((story) =>
    foldedTexts(story).map((text) => {
      const words = text.slice(0, SEARCHED_LENGTH).trim().split(/ +/);
      return Uint32Array.from(new Set(words.filter(Boolean).map(numberOf)));
    }),
  );
  const words = [...numbers.keys()];
  return { words, numbers, bySound: soundIndex(words, keptReadings), texts };
});
