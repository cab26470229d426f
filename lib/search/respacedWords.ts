import { type Found, inOtherScript, isWord, least } from './likeWords';
import { reachOfSound } from './sound/reachOfSound';
import { type Vocabulary, placesOfWord } from './vocabulary';

export const PARTED = 30;
const PART_LIMIT = 30;

/** Splits joined words: "karwachauth" finds "करवा चौथ". Skips words that occur in a story. */
export function partsOf(vocabulary: Vocabulary, typed: string, atMost: number): Found[] {
  if (atMost < 0 || isWord(vocabulary, typed) || reachOfSound(typed) < Infinity) return [];
  let [best, limit]: [Found[], number] = [[], atMost];
  for (const half of halves(typed)) {
    const parts = half.map((part) => inOtherScript(vocabulary, part, PART_LIMIT));
    const cost = parts.reduce((sum, found) => sum + least(found.map(([, far]) => far)), 0);
    if (cost < limit && standTogether(vocabulary, parts)) [best, limit] = [parts, cost];
  }
  return best;
}

function standTogether(
  vocabulary: Vocabulary,
  [ones = [], others = []]: readonly Found[],
): boolean {
  const places = new Set(ones.flatMap(([number]) => [...placesOfWord(vocabulary, number)]));
  return others.some(([number]) =>
    placesOfWord(vocabulary, number).some((place) => places.has(place)),
  );
}

/** Joins two words across scripts: "jan dhan" finds "जनधन". */
export const wordsJoined = (vocabulary: Vocabulary, joint: readonly string[]): Found =>
  joint
    .flatMap((said) => inOtherScript(vocabulary, said, RESPACED_LIMIT))
    .map(([number, cost]) => [number, cost + RESPACED] as const);

/** Joins or splits within a script: "विधान सभा" and "विधानसभा". */
export const spacedOtherwise = (
  vocabulary: Vocabulary,
  typed: string,
  asOne: readonly string[],
): string[] => [
  ...asOne.filter((word) => isWord(vocabulary, word)),
  ...(isWord(vocabulary, typed) ? [] : halves(typed))
    .filter((half) => half.every((part) => isWord(vocabulary, part)))
    .map((half) => half.join(' ')),
];

export const RESPACED = 20;
export const RESPACED_LIMIT = 60;
const PART = 3;

const SAME_CONSONANT = /([b-df-hj-np-tv-z]) (?=\1)/;

/**
 * "jan dhan" becomes "जनधन". Equal consonants at the joint merge ("fast tag", "फ़ास्टैग") or keep a
 * schwa ("sharab bandi", "शराबबंदी").
 */
export function joined(one = ' ', next = ' '): readonly string[] {
  if (one.includes(' ') || next.includes(' ')) return [];
  const parted = `${one} ${next}`.replace(SAME_CONSONANT, '$1a').replace(' ', '');
  return [...new Set([one + next, parted])];
}

const halves = (word: string): (readonly [string, string])[] =>
  word.includes(' ')
    ? []
    : Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, at) => [
        word.slice(0, at + PART),
        word.slice(at + PART),
      ]);
