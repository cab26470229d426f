import { otherForms } from './forms';
import { least } from './least';
import { soundIndexes } from './lexicon';
import { isMisspelled, isSameScript } from './misspelled';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { isWordlike } from './sound/isWordlike';
import { isDevanagari } from './sound/readings';
import { wordsLike } from './sound/wordsLike';
import { halves, joined, RESPACED, RESPACED_LIMIT } from './spacing';
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

/** How far a word may be from the typed one, and how much farther than the nearest. */
type Reach = { atMost: number; farther: number };

const REACH: Reach = { atMost: Infinity, farther: 50 };
/** Shorter words are soon taken for others, and alone have no other term that tells which is meant: by letters. */
const SHORT = 7;
const reachOf = (typed: string, isAlone: boolean): Reach =>
  isAlone && typed.length < SHORT
    ? { atMost: 10 * typed.length, farther: 6 * typed.length }
    : REACH;

/**
 * What the terms may mean in a vocabulary; the last may be half written. `ownScript`: whether they may be misspelled words
 * of the script they are typed in.
 */
export function soundTerms(
  vocabulary: Vocabulary,
  terms: readonly Term[],
  ownScript: boolean,
): SoundTerm[] {
  const joints = terms.map(([typed], at) => joined(typed, terms[at + 1]?.[0]));
  const joinedWords = joints.map((joint) => wordsJoined(vocabulary, joint));
  const isAlone = terms.filter(([typed = '']) => !isParticle(typed)).length === 1;
  return terms.map((term, at) => {
    const [typed = ''] = term;
    const reach = reachOf(typed, isAlone);
    const words = withForms(
      vocabulary,
      nearest([
        ...heardWords(vocabulary, term, { isLast: at === terms.length - 1, ownScript, reach }),
        ...(joinedWords[at] ?? []),
        ...(joinedWords[at - 1] ?? []),
      ]),
    );
    const respaced =
      ownScript || isDevanagari(typed)
        ? spacedOtherwise(vocabulary, typed, [...(joints[at - 1] ?? []), ...(joints[at] ?? [])])
        : [];
    return {
      spellings: [...otherNames(term), ...respaced],
      words,
      parts: partsOf(vocabulary, typed, least(words.values()) - PARTED).map(nearest),
      isOptional: isParticle(typed),
    };
  });
}

/** How much nearer two words have to be than one. */
const PARTED = 30;
/** How far a part of a word may be from one. */
const PART_LIMIT = 30;

/**
 * The words that were typed as one, and stand together in a text: "karwachauth" for "करवा चौथ". None for a word that
 * stands somewhere itself.
 */
function partsOf(vocabulary: Vocabulary, typed: string, atMost: number): Found[] {
  if (atMost < 0 || isWord(vocabulary, typed) || !isWordlike(typed)) return [];
  let [best, limit]: [Found[], number] = [[], atMost];
  for (const half of halves(typed)) {
    const parts = half.map((part) => inOtherScript(vocabulary, part, PART_LIMIT));
    const cost = parts.reduce((sum, found) => sum + least(found.map(([, far]) => far)), 0);
    if (cost < limit && standTogether(vocabulary, parts)) [best, limit] = [parts, cost];
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

/** Those that are within reach. */
function nearestOnes(found: Found, { atMost, farther }: Reach): Found {
  const nearestCost = least(found.map(([, cost]) => cost));
  return found.filter(([, cost]) => cost <= Math.min(nearestCost + farther, atMost));
}

/** Each word once, as far as it is at the least. */
function nearest(found: Found): Map<number, number> {
  const words = new Map<number, number>();
  for (const [number, cost] of found)
    words.set(number, Math.min(cost, words.get(number) ?? Infinity));
  return words;
}

/** What another form of a word that is heard costs more than the word. */
const FORM = 10;

/** With the other forms of the words that are heard: "ladkon" may be "लड़कों", and so "लड़के". */
function withForms(vocabulary: Vocabulary, words: ReadonlyMap<number, number>) {
  const all = new Map(words);
  for (const [number, cost] of words)
    for (const form of otherForms(vocabulary.lexicon.words[number] ?? '')) {
      const other = vocabulary.lexicon.numbers.get(form) ?? -1;
      if (stands(vocabulary, other))
        all.set(other, Math.min(cost + FORM, all.get(other) ?? Infinity));
    }
  return all;
}

/** Whether a folded word stands in any of the stories. */
const isWord = (vocabulary: Vocabulary, word: string) =>
  stands(vocabulary, vocabulary.lexicon.numbers.get(word) ?? -1);

const like = (vocabulary: Vocabulary, word: string, options: Parameters<typeof wordsLike>[2]) =>
  soundIndexes(vocabulary.lexicon)
    .flatMap((index) => [...wordsLike(index, word, options)])
    .filter(([number]) => stands(vocabulary, number));

const inOtherScript = (vocabulary: Vocabulary, word: string, atMost: number) =>
  like(vocabulary, word, { atMost }).filter(
    ([number]) => !isSameScript(vocabulary.lexicon.words[number] ?? '', word),
  );

/** The words of the other script that are two of the query: "jan dhan" for "जनधन". */
const wordsJoined = (vocabulary: Vocabulary, joint: readonly string[]): Found =>
  joint
    .flatMap((said) => inOtherScript(vocabulary, said, RESPACED_LIMIT))
    .map(([number, cost]) => [number, cost + RESPACED] as const);

/** The same in the script that is typed, as it is spelled: "विधान सभा" for "विधानसभा", and the other way round. */
const spacedOtherwise = (
  vocabulary: Vocabulary,
  typed: string,
  asOne: readonly string[],
): string[] => [
  ...asOne.filter((word) => isWord(vocabulary, word)),
  ...(isWord(vocabulary, typed) ? [] : halves(typed))
    .filter((half) => half.every((part) => isWord(vocabulary, part)))
    .map((half) => half.join(' ')),
];

function heardWords(
  vocabulary: Vocabulary,
  [typed = '', ...names]: Term,
  { isLast, ownScript, reach }: { isLast: boolean; ownScript: boolean; reach: Reach },
): Found {
  // What has names of its own is found by them.
  if (names.length > 0 || typed.includes(' ') || !isWordlike(typed)) return [];
  const { words } = vocabulary.lexicon;
  // What is spelled right is no typing error for another word of its script.
  const mayBeWrong =
    ownScript &&
    !isWord(vocabulary, typed) &&
    !(isLast && wordsBeginning(vocabulary, typed).length > 0);
  const heard = like(vocabulary, typed, { mayBeHalf: isLast }).filter(([number, cost]) => {
    const word = words[number] ?? '';
    return isSameScript(word, typed) ? mayBeWrong && isMisspelled(typed, word, cost) : true;
  });
  const isOwn = ([number]: Found[number]) => isSameScript(words[number] ?? '', typed);
  return [heard.filter(isOwn), heard.filter((found) => !isOwn(found))].flatMap((found) =>
    nearestOnes(found, reach),
  );
}

/** The names of a place that a term sounds like. */
const otherNames = ([typed = '', ...others]: Term): readonly string[] =>
  others.length > 0 || typed.includes(' ') ? [] : placesLike(typed);
