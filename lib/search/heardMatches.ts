import { least } from './least';
import { isMisspelled, isSameScript } from './misspelled';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { soundMatcher } from './sound/soundMatcher';
import { joined, RESPACED, RESPACED_LIMIT } from './spacing';
import type { Term } from './terms';
import type { Word } from './words';

/** Of more terms no headline has that many to mark; each is compared with every word. */
const MOST_HEARD = 8;

/** How much farther than the nearest word of a text another may be to be marked too. */
const FARTHER = 10;

/** Some words of a text, or two as one, and how far they are from what is looked for. */
type Heard = { places: readonly number[]; cost: number };

/**
 * The places of the words of a text that sound like a term that nothing in it is spelled like. `isSpelled` tells whether
 * the term of an index matches some word as it is typed.
 */
export function heardMatches(
  all: readonly Word[],
  terms: readonly Term[],
  isSpelled: (index: number) => boolean,
): ReadonlySet<number> {
  const asOne = terms
    .slice(0, MOST_HEARD)
    .map(([typed], index) => wordsJoined(all, joined(typed, terms[index + 1]?.[0])));
  return new Set(
    terms.flatMap((term, index) => {
      const [typed = ''] = term;
      if (index >= MOST_HEARD || typed.includes(' ') || isSpelled(index)) return [];
      return nearest([
        ...(isParticle(typed) ? [] : wordsLike(all, typed, index === terms.length - 1)),
        ...(asOne[index] ?? []),
        ...(asOne[index - 1] ?? []),
      ]);
    }),
  );
}

function nearest(heard: readonly Heard[]): number[] {
  const nearestCost = least(heard.map(({ cost }) => cost));
  return heard
    .filter(({ cost }) => cost < Infinity && cost <= nearestCost + FARTHER)
    .flatMap(({ places }) => places);
}

/** Each word, and two that may have been typed as one. */
function wordsLike(all: readonly Word[], typed: string, mayBeHalf: boolean): Heard[] {
  const heard = soundMatcher(typed, mayBeHalf);
  const whole = soundMatcher(typed, false);
  const places = placesLike(typed);
  return all.flatMap(({ folded }, at) => {
    const cost = places.includes(folded) ? 0 : heard(folded);
    const both = joined(folded, all[at + 1]?.folded).map((word) =>
      respacedCost(typed, word, whole),
    );
    return [
      { places: [at], cost: isOtherWord(typed, folded, cost) ? Infinity : cost },
      { places: [at, at + 1], cost: least(both) },
    ];
  });
}

/** The words that were typed as two. */
const wordsJoined = (all: readonly Word[], asOne: readonly string[]): Heard[] =>
  asOne.flatMap((one) => {
    const heard = soundMatcher(one, false);
    return all.map(({ folded }, at) => ({
      places: [at],
      cost: respacedCost(one, folded, heard),
    }));
  });

const isOtherWord = (typed: string, word: string, cost: number) =>
  isSameScript(typed, word) && !isMisspelled(typed, word, cost);

/** In its own script a word has to be spelled alike. */
function respacedCost(typed: string, word: string, heard: (word: string) => number): number {
  const cost = isSameScript(typed, word) ? (typed === word ? 0 : Infinity) : heard(word);
  return cost <= RESPACED_LIMIT ? cost + RESPACED : Infinity;
}
