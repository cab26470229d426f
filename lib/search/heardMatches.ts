import type { Word } from '@/lib/format/foldedWords';
import { soundMatcher } from '@/lib/search/sound/soundMatcher';
import { reachOf } from './heardWords';
import { least } from './likeWords';
import { isMisspelled, isSameScript } from './misspelled';
import { isGrammar, isParticle } from './particles';
import { placesLike } from './placesLike';
import { joined, RESPACED, RESPACED_LIMIT } from './respacedWords';
import type { Term } from './terms';

const MOST_HEARD = 8;

const FARTHER = 10;

type Heard = { places: readonly number[]; cost: number };

/**
 * Words that sound like a term whose spelling is not in the text. `isSpelled` takes a term's index.
 */
export function heardMatches(
  all: readonly Word[],
  terms: readonly Term[],
  isSpelled: (index: number) => boolean,
): ReadonlySet<number> {
  const asOne = terms
    .slice(0, MOST_HEARD)
    .map(([typed], index) => wordsJoined(all, joined(typed, terms[index + 1]?.[0])));
  const isAlone = terms.filter(([typed = '']) => !isParticle(typed)).length === 1;
  return new Set(
    terms.flatMap((term, index) => {
      const [typed = ''] = term;
      if (index >= MOST_HEARD || typed.includes(' ') || isSpelled(index)) return [];
      return nearest([
        ...(isParticle(typed) ? [] : wordsLike(all, typed, isAlone, index === terms.length - 1)),
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

function wordsLike(
  all: readonly Word[],
  typed: string,
  isAlone: boolean,
  mayBeHalf: boolean,
): Heard[] {
  const { atMost } = reachOf(typed, isAlone);
  const heard = soundMatcher(typed, mayBeHalf);
  const whole = soundMatcher(typed, false);
  const places = placesLike(typed);
  return all.flatMap(({ folded }, at) => {
    const cost = places.includes(folded) ? 0 : heard(folded);
    const both = joined(folded, all[at + 1]?.folded).map((word) =>
      respacedCost(typed, word, whole),
    );
    return [
      { places: [at], cost: isOtherWord(typed, folded, cost, atMost) ? Infinity : cost },
      { places: [at, at + 1], cost: least(both) },
    ];
  });
}

const wordsJoined = (all: readonly Word[], asOne: readonly string[]): Heard[] =>
  asOne.flatMap((one) => {
    const heard = soundMatcher(one, false);
    return all.map(({ folded }, at) => ({
      places: [at],
      cost: respacedCost(one, folded, heard),
    }));
  });

const isOtherWord = (typed: string, word: string, cost: number, atMost: number) =>
  (isGrammar(word) && !isGrammar(typed)) ||
  (isSameScript(typed, word) ? !isMisspelled(typed, word, cost) : cost > atMost);

function respacedCost(typed: string, word: string, heard: (word: string) => number): number {
  const cost = isSameScript(typed, word) ? (typed === word ? 0 : Infinity) : heard(word);
  return cost <= RESPACED_LIMIT ? cost + RESPACED : Infinity;
}
