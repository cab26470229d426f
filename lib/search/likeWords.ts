import { atOnce } from '@/lib/turns';
import { indexSounds } from './lexicon';
import { isSameScript } from './misspelled';
import { wordsLike } from './sound/wordsLike';
import { stands, type Vocabulary } from './vocabulary';

/** Words by their numbers, each with how far it is from what is looked for. */
export type Found = readonly (readonly [number: number, cost: number])[];

/** Whether a folded word stands in any of the stories. */
export const isWord = (vocabulary: Vocabulary, word: string) =>
  stands(vocabulary, vocabulary.lexicon.numbers.get(word) ?? -1);

/** The words that stand in any of the stories and sound like a folded word. */
export const like = (
  vocabulary: Vocabulary,
  word: string,
  options: Parameters<typeof wordsLike>[2],
) =>
  atOnce(indexSounds(vocabulary.lexicon))
    .flatMap((index) => [...wordsLike(index, word, options)])
    .filter(([number]) => stands(vocabulary, number));

/** Those of them that are in the other script. */
export const inOtherScript = (vocabulary: Vocabulary, word: string, atMost: number) =>
  like(vocabulary, word, { atMost }).filter(
    ([number]) => !isSameScript(vocabulary.lexicon.words[number] ?? '', word),
  );
