import type { Searchable } from './foldedTexts';
import { type SoundTerm, soundTerms } from './soundTerms';
import type { Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

/** What a word that is as far as possible is worth beside one that is spelled as typed. */
const share = (cost: number) => 1 - cost / 200;

/** Of more terms than this a story may lack one. */
const MUST_ALL_STAND = 2;

/**
 * How well each story of a list answers when terms may also sound like its words; 0 for those that do not, and for those
 * that hold all terms as they are typed. `exact` is what each term is worth as it is typed.
 */
export function searchBySound(
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
  terms: readonly Term[],
  exact: readonly Float32Array[],
): readonly number[] {
  const wanted = soundTerms(vocabulary, terms);
  const isAnyNeeded = wanted.some(({ isOptional }) => !isOptional);
  const worths = wanted.flatMap((term, at) =>
    term.isOptional && isAnyNeeded
      ? []
      : [soundWorth(term, vocabulary, exact[at] ?? new Float32Array(stories.length))],
  );
  const lacking = stories.map((_, at) => worths.filter((worth) => !worth[at]).length);
  const mayLack = worths.length > MUST_ALL_STAND && !lacking.includes(0) ? 1 : 0;
  return lacking.map((count, at) =>
    count > mayLack || exact.every((worth) => worth[at])
      ? 0
      : worths.reduce((sum, worth) => sum + (worth[at] ?? 0), 0),
  );
}

/** The most that a text of each story is worth for a term. */
function soundWorth(
  { words }: SoundTerm,
  vocabulary: Vocabulary,
  exact: Float32Array,
): Float32Array {
  const most = exact.slice();
  for (const [number, cost] of words)
    for (const place of placesOfWord(vocabulary, number)) {
      const at = Math.floor(place / TEXTS);
      const worth = (WEIGHTS[place % TEXTS] ?? 0) * share(cost);
      if (worth > (most[at] ?? 0)) most[at] = worth;
    }
  return most;
}
