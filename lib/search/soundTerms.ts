import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { isDevanagari } from './sound/readings';
import { wordsLike } from './sound/wordsLike';
import type { Term } from './terms';
import type { Vocabulary } from './vocabulary';

/** No word of the vocabulary: farther than any limit. */
export const NOT_MEANT = 255;

/** What a term may mean in a vocabulary. */
export type SoundTerm = {
  /** By the number of each word: how far it is from the term, `NOT_MEANT` where it is not meant. */
  costs: Uint8Array;
  /** Spellings of more than one word. */
  phrases: readonly string[];
  /** Whether a story that lacks it may be meant all the same. */
  isOptional: boolean;
};

/** What two words cost more that were typed as two and are one. */
const JOINED = 20;
const JOINED_LIMIT = 40;

/** What the terms may mean in a vocabulary; the last may be half written. */
export function soundTerms(vocabulary: Vocabulary, terms: readonly Term[]): SoundTerm[] {
  const found = terms.map((term, at) => soundTerm(vocabulary, term, at === terms.length - 1));
  for (const [at, { costs }] of found.slice(0, -1).entries()) {
    const next = found[at + 1];
    const joined = `${terms[at]?.[0] ?? ''}${terms[at + 1]?.[0] ?? ''}`;
    if (!next || joined.includes(' ')) continue;
    for (const [number, cost] of wordsLike(vocabulary.bySound, joined, false)) {
      if (cost > JOINED_LIMIT) continue;
      for (const both of [costs, next.costs])
        both[number] = Math.min(both[number] ?? NOT_MEANT, cost + JOINED);
    }
  }
  return found;
}

function soundTerm(vocabulary: Vocabulary, term: Term, isLast: boolean): SoundTerm {
  const { words, numbers, bySound } = vocabulary;
  const costs = new Uint8Array(words.length).fill(NOT_MEANT);
  const lower = (number: number | undefined, cost: number) => {
    if (number !== undefined) costs[number] = Math.min(costs[number] ?? NOT_MEANT, cost);
  };
  const [typed = ''] = term;
  let stands = numbers.has(typed);
  if (isLast)
    for (const [number, word] of words.entries())
      if (word.startsWith(typed)) {
        lower(number, 0);
        stands = true;
      }
  const isWord = !typed.includes(' ');
  if (isWord)
    for (const [number, cost] of wordsLike(bySound, typed, isLast)) {
      const isSameScript = isDevanagari(words[number] ?? '') === isDevanagari(typed);
      if (!isSameScript || !stands) lower(number, cost);
    }
  const spellings = isWord && term.length === 1 ? placesLike(typed) : term;
  for (const spelling of spellings) lower(numbers.get(spelling), 0);
  return {
    costs,
    phrases: spellings.filter((spelling) => spelling.includes(' ')),
    isOptional: isParticle(typed),
  };
}
