import { isMisspelled, isSameScript } from './misspelled';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { soundMatcher } from './sound/soundMatcher';
import type { Term } from './terms';
import type { Word } from './words';

/** Of more terms no headline has that many to mark; each is compared with every word. */
const MOST_HEARD = 8;

/** How much farther than the nearest word of a text another may be to be marked too. */
const FARTHER = 10;

/**
 * The places of the words of a text that sound like a term that nothing in it is spelled like. `isSpelled` tells whether
 * the term of an index matches some word as it is typed.
 */
export function heardMatches(
  all: readonly Word[],
  terms: readonly Term[],
  isSpelled: (index: number) => boolean,
): ReadonlySet<number> {
  return new Set(
    terms.flatMap((term, index) => {
      const [typed = ''] = term;
      if (index >= MOST_HEARD || typed.includes(' ') || isParticle(typed)) return [];
      if (isSpelled(index)) return [];
      return nearestTo(all, typed, index === terms.length - 1);
    }),
  );
}

function nearestTo(all: readonly Word[], typed: string, mayBeHalf: boolean): number[] {
  const heard = soundMatcher(typed, mayBeHalf);
  const places = placesLike(typed);
  const costs = all.map(({ folded }) => {
    if (places.includes(folded)) return 0;
    const cost = heard(folded);
    return isSameScript(typed, folded) && !isMisspelled(typed, folded, cost) ? Infinity : cost;
  });
  const least = Math.min(...costs);
  return [...costs.keys()].filter(
    (at) => least < Infinity && (costs[at] ?? Infinity) <= least + FARTHER,
  );
}
