import { least } from './least';
import { type Found, inOtherScript, isWord } from './likeWords';
import { isWordlike } from './sound/isWordlike';
import { halves, RESPACED, RESPACED_LIMIT } from './spacing';
import { placesOfWord, type Vocabulary } from './vocabulary';

/** How much nearer two words have to be than one. */
export const PARTED = 30;
/** How far a part of a word may be from one. */
const PART_LIMIT = 30;

/**
 * The words that were typed as one, and stand together in a text: "karwachauth" for "करवा चौथ". None for a word that
 * stands somewhere itself.
 */
export function partsOf(vocabulary: Vocabulary, typed: string, atMost: number): Found[] {
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

/** The words of the other script that are two of the query: "jan dhan" for "जनधन". */
export const wordsJoined = (vocabulary: Vocabulary, joint: readonly string[]): Found =>
  joint
    .flatMap((said) => inOtherScript(vocabulary, said, RESPACED_LIMIT))
    .map(([number, cost]) => [number, cost + RESPACED] as const);

/** The same in the script that is typed, as it is spelled: "विधान सभा" for "विधानसभा", and the other way round. */
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
