import { atOnce } from '@/lib/timeSlices';
import { indexSounds } from './lexicon';
import { isSameScript } from './misspelled';
import { wordsLike } from './sound/wordsLike';
import { type Vocabulary, stands } from './vocabulary';

export type Found = readonly (readonly [number: number, cost: number])[];

export const isWord = (vocabulary: Vocabulary, word: string) =>
  stands(vocabulary, vocabulary.lexicon.numbers.get(word) ?? -1);

export const like = (
  vocabulary: Vocabulary,
  word: string,
  options: Parameters<typeof wordsLike>[2],
) =>
  atOnce(indexSounds(vocabulary.lexicon))
    .flatMap((index) => [...wordsLike(index, word, options)])
    .filter(([number]) => stands(vocabulary, number));

export const inOtherScript = (vocabulary: Vocabulary, word: string, atMost: number) =>
  like(vocabulary, word, { atMost }).filter(
    ([number]) => !isSameScript(vocabulary.lexicon.words[number] ?? '', word),
  );

/** A loop, because `Math.min(...)` overflows on long lists. Infinity if empty. */
export const least = (numbers: Iterable<number>): number => {
  let found = Infinity;
  for (const number of numbers) found = Math.min(found, number);
  return found;
};
