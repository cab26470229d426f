import { soundIndexes } from './lexicon';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { isDevanagari } from './sound/readings';
import { wordsLike } from './sound/wordsLike';
import type { Term } from './terms';
import { stands, type Vocabulary, wordsBeginning } from './vocabulary';

/** What a term may mean in a vocabulary. */
export type SoundTerm = {
  /** The numbers of the words that may be meant, each with how far it is from the term. */
  words: ReadonlyMap<number, number>;
  /** Whether a story that lacks it may be meant all the same. */
  isOptional: boolean;
};

type Found = readonly (readonly [number: number, cost: number])[];

/** What a word costs more that was typed as two, and from where on it is none. */
const JOINED = 20;
const JOINED_LIMIT = 40;

/** What the terms may mean in a vocabulary; the last may be half written. */
export function soundTerms(vocabulary: Vocabulary, terms: readonly Term[]): SoundTerm[] {
  const joined = terms.map((term, at) => joinedWords(vocabulary, term, terms[at + 1]));
  return terms.map((term, at) => ({
    words: nearest([
      ...heardWords(vocabulary, term, at === terms.length - 1),
      ...(joined[at] ?? []),
      ...(joined[at - 1] ?? []),
    ]),
    isOptional: isParticle(term[0] ?? ''),
  }));
}

/** Each word once, as far as it is at the least. */
function nearest(found: Found): Map<number, number> {
  const words = new Map<number, number>();
  for (const [number, cost] of found)
    words.set(number, Math.min(cost, words.get(number) ?? Infinity));
  return words;
}

const like = (vocabulary: Vocabulary, word: string, options: Parameters<typeof wordsLike>[2]) =>
  soundIndexes(vocabulary.lexicon)
    .flatMap((index) => [...wordsLike(index, word, options)])
    .filter(([number]) => stands(vocabulary, number));

/** The words that are two of the query: "jan dhan" for "जनधन". */
function joinedWords(vocabulary: Vocabulary, [one = '']: Term, next: Term | undefined): Found {
  const both = one + (next?.[0] ?? ' ');
  return both.includes(' ')
    ? []
    : like(vocabulary, both, { atMost: JOINED_LIMIT }).map(
        ([number, cost]) => [number, cost + JOINED] as const,
      );
}

function heardWords(vocabulary: Vocabulary, [typed = '', ...others]: Term, isLast: boolean): Found {
  if (typed.includes(' ')) return [];
  const { words, numbers } = vocabulary.lexicon;
  // What is spelled right is no typing error for another word of its script.
  const isSpelledRight =
    stands(vocabulary, numbers.get(typed) ?? -1) ||
    (isLast && wordsBeginning(vocabulary, typed).length > 0);
  const heard = like(vocabulary, typed, { mayBeHalf: isLast }).filter(
    ([number]) => !isSpelledRight || isDevanagari(words[number] ?? '') !== isDevanagari(typed),
  );
  const places = others.length > 0 ? [] : placesLike(typed);
  return [...heard, ...places.flatMap((name) => numbers.get(name) ?? []).map((at) => [at, 0] as const)];
}
