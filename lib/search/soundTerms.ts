import { soundIndexes } from './lexicon';
import { isMisspelled, isSameScript } from './misspelled';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { shortNamesOf } from './shortNames';
import { wordsLike } from './sound/wordsLike';
import type { Term } from './terms';
import { placesOfWord, stands, type Vocabulary, wordsBeginning } from './vocabulary';

/** What a term may mean in a vocabulary. */
export type SoundTerm = {
  /** Other names of what it may mean, of one or more words. */
  spellings: readonly string[];
  /** The numbers of the words that may be meant, each with how far it is from the term. */
  words: ReadonlyMap<number, number>;
  /** The same of two words that may have been typed as one: a story has to have both. */
  parts: readonly ReadonlyMap<number, number>[];
  /** Whether a story that lacks it may be meant all the same. */
  isOptional: boolean;
};

type Found = readonly (readonly [number: number, cost: number])[];

/** How much farther than the nearest word another may be. */
const FARTHER = 50;

/** What a word costs more that was typed as two, and from where on it is none. */
const JOINED = 20;
const JOINED_LIMIT = 60;

/**
 * What the terms may mean in a vocabulary; the last may be half written. `ownScript`: whether they may be misspelled words
 * of the script they are typed in.
 */
export function soundTerms(
  vocabulary: Vocabulary,
  terms: readonly Term[],
  ownScript: boolean,
): SoundTerm[] {
  const joined = terms.map((term, at) => joinedWords(vocabulary, term, terms[at + 1]));
  return terms.map((term, at) => {
    const [typed = ''] = term;
    const words = nearest([
      ...heardWords(vocabulary, term, { isLast: at === terms.length - 1, ownScript }),
      ...(joined[at] ?? []),
      ...(joined[at - 1] ?? []),
    ]);
    return {
      spellings: otherNames(term),
      words,
      parts: partsOf(vocabulary, typed, Math.min(...words.values()) - PARTED).map(nearest),
      isOptional: isParticle(typed),
    };
  });
}

/** How much nearer two words have to be than one. */
const PARTED = 30;
/** The shortest part of a word that is looked for as a word, and how far it may be from one. */
const PART = 3;
const PART_LIMIT = 30;

/**
 * The words that were typed as one, and stand together in a text: "karwachauth" for "करवा चौथ". None for a word that
 * stands somewhere itself.
 */
function partsOf(vocabulary: Vocabulary, typed: string, atMost: number): Found[] {
  if (
    atMost < 0 ||
    typed.includes(' ') ||
    stands(vocabulary, vocabulary.lexicon.numbers.get(typed) ?? -1)
  )
    return [];
  let [best, least]: [Found[], number] = [[], atMost];
  for (let at = PART; at <= typed.length - PART; at++) {
    const parts = [typed.slice(0, at), typed.slice(at)].map((part) =>
      inOtherScript(vocabulary, part, PART_LIMIT),
    );
    const cost = parts.reduce((sum, found) => sum + Math.min(...found.map(([, far]) => far)), 0);
    if (cost < least && standTogether(vocabulary, parts)) [best, least] = [parts, cost];
  }
  return best;
}

/** Whether some text has a word of each part. */
function standTogether(
  vocabulary: Vocabulary,
  [ones = [], others = []]: readonly Found[],
): boolean {
  const places = new Set(ones.flatMap(([number]) => [...placesOfWord(vocabulary, number)]));
  return others.some(([number]) =>
    placesOfWord(vocabulary, number).some((place) => places.has(place)),
  );
}

/** Those that are hardly farther than the nearest. */
function nearestOnes(found: Found): Found {
  const least = Math.min(...found.map(([, cost]) => cost));
  return found.filter(([, cost]) => cost <= least + FARTHER);
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

const inOtherScript = (vocabulary: Vocabulary, word: string, atMost: number) =>
  like(vocabulary, word, { atMost }).filter(
    ([number]) => !isSameScript(vocabulary.lexicon.words[number] ?? '', word),
  );

/** The words that are two of the query: "jan dhan" for "जनधन". */
function joinedWords(vocabulary: Vocabulary, [one = '']: Term, next: Term | undefined): Found {
  const both = one + (next?.[0] ?? ' ');
  return both.includes(' ')
    ? []
    : inOtherScript(vocabulary, both, JOINED_LIMIT).map(
        ([number, cost]) => [number, cost + JOINED] as const,
      );
}

function heardWords(
  vocabulary: Vocabulary,
  [typed = '']: Term,
  { isLast, ownScript }: { isLast: boolean; ownScript: boolean },
): Found {
  if (typed.includes(' ')) return [];
  const { words, numbers } = vocabulary.lexicon;
  // What is spelled right is no typing error for another word of its script.
  const mayBeWrong =
    ownScript &&
    !stands(vocabulary, numbers.get(typed) ?? -1) &&
    !(isLast && wordsBeginning(vocabulary, typed).length > 0);
  const heard = like(vocabulary, typed, { mayBeHalf: isLast }).filter(([number, cost]) => {
    const word = words[number] ?? '';
    return isSameScript(word, typed) ? mayBeWrong && isMisspelled(typed, word, cost) : true;
  });
  const isOwn = ([number]: Found[number]) => isSameScript(words[number] ?? '', typed);
  return [heard.filter(isOwn), heard.filter((found) => !isOwn(found))].flatMap(nearestOnes);
}

/** What else a term is called that no rule leads to. */
const otherNames = ([typed = '', ...others]: Term): readonly string[] => [
  ...shortNamesOf(typed),
  ...(others.length > 0 || typed.includes(' ') ? [] : placesLike(typed)),
];
