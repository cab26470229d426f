import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { isDevanagari } from './sound/readings';
import { wordsLike } from './sound/wordsLike';
import type { Term } from './terms';
import type { Vocabulary } from './vocabulary';

/** What a term may mean in a vocabulary. */
export type SoundTerm = {
  /** The numbers of the words that may be meant, each with how far it is from the term. */
  words: ReadonlyMap<number, number>;
  /** Spellings of more than one word. */
  phrases: readonly string[];
  /** Whether a story that lacks it may be meant all the same. */
  isOptional: boolean;
};

/** What a word costs more that was typed as two, and from where on it is none. */
const JOINED = 20;
const JOINED_LIMIT = 40;

/** What the terms may mean in a vocabulary; the last may be half written. */
export function soundTerms(vocabulary: Vocabulary, terms: readonly Term[]): SoundTerm[] {
  const joined = terms.map((term, at) => joinedWords(vocabulary, term, terms[at + 1]));
  return terms.map((term, at) => {
    const words = nearest([
      wordsOf(vocabulary, term, at === terms.length - 1),
      joined[at] ?? [],
      joined[at - 1] ?? [],
    ]);
    const phrases = spellingsToo(term).filter((spelling) => spelling.includes(' '));
    return { words, phrases, isOptional: isParticle(term[0] ?? '') };
  });
}

type Found = Iterable<readonly [number: number, cost: number]>;

/** Each word once, as far as it is at the least. */
function nearest(found: readonly Found[]): Map<number, number> {
  const words = new Map<number, number>();
  for (const some of found)
    for (const [number, cost] of some)
      words.set(number, Math.min(cost, words.get(number) ?? Infinity));
  return words;
}

/** The words that are two of the query: "jan dhan" for "जनधन". */
function joinedWords({ bySound }: Vocabulary, [one = '']: Term, next: Term | undefined): Found {
  const both = one + (next?.[0] ?? ' ');
  if (both.includes(' ')) return [];
  return [...wordsLike(bySound, both, { atMost: JOINED_LIMIT })].map(
    ([number, cost]) => [number, cost + JOINED] as const,
  );
}

/** The spellings of a term; of a word that sounds like the name of a place, those of the place too. */
const spellingsToo = (term: Term) => {
  const [typed = ''] = term;
  return typed.includes(' ') || term.length > 1 ? term : [typed, ...placesLike(typed)];
};

function wordsOf({ words, numbers, bySound }: Vocabulary, term: Term, isLast: boolean): Found {
  const [typed = ''] = term;
  const spelled = spellingsToo(term).flatMap((spelling) => numbers.get(spelling) ?? []);
  const begun = isLast
    ? words.flatMap((word, number) => (word.startsWith(typed) ? [number] : []))
    : [];
  const exact = [...spelled, ...begun].map((number) => [number, 0] as const);
  if (typed.includes(' ')) return exact;
  // What is spelled right is no typing error for another word of its script.
  const stands = numbers.has(typed) || begun.length > 0;
  const heard = [...wordsLike(bySound, typed, { mayBeHalf: isLast })].filter(
    ([number]) => !stands || isDevanagari(words[number] ?? '') !== isDevanagari(typed),
  );
  return [...exact, ...heard];
}
