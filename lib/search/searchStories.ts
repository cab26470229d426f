import { timeOf } from '@/lib/story/futureDates';
import { exactScore } from './exactScore';
import type { Searchable } from './foldedTexts';
import { freshness } from './freshness';
import { isParticle } from './particles';
import { searchBySound } from './searchBySound';
import type { Term } from './terms';
import { vocabularyOf } from './vocabulary';

const isSample = ({ sample }: Searchable) => Number(sample ?? false);

function sums(worths: readonly Float32Array[], terms: readonly Term[]): Float32Array {
  const said = worths.filter((_, term) => !isParticle(terms[term]?.[0] ?? ''));
  const needed = said.length > 0 ? said : worths;
  return (worths[0] ?? new Float32Array()).map((_, at) =>
    needed.every((worth) => worth[at])
      ? worths.reduce((sum, worth) => sum + (worth[at] ?? 0), 0)
      : 0,
  );
}

/** Stories in `similar` only sound alike. Both lists begin with the best. */
export type Matches<T> = { found: T[]; similar: T[] };

type Options<T> = {
  isTyping?: boolean;
  believableUntil?: number;
  winsTie?: (story: T) => boolean;
};

const never = () => false;

/**
 * Finds stories with every term in text, category or state, in any form or script, then by sound.
 * Older stories score less, samples come last.
 */
export function matchStories<T extends Searchable>(
  stories: readonly T[],
  terms: readonly Term[],
  { isTyping = false, believableUntil = Infinity, winsTie = never }: Options<T> = {},
): Matches<T> {
  if (terms.length === 0) return { found: [], similar: [] };
  const vocabulary = vocabularyOf(stories);
  const exact = terms.map((term, at) =>
    exactScore(stories, vocabulary, term, at === terms.length - 1),
  );
  const answers = sums(exact, terms);
  const bySound = searchBySound(stories, vocabulary, terms, { exact, answers, isTyping });
  const fresh = freshness(stories, believableUntil);
  const rank = (at: number) => ((answers[at] ?? 0) || (bySound.worth[at] ?? 0)) * (fresh[at] ?? 1);
  const ranked = stories
    .map((story, at) => ({ story, at, rank: rank(at) }))
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (a, b) =>
        isSample(a.story) - isSample(b.story) ||
        b.rank - a.rank ||
        Number(winsTie(b.story)) - Number(winsTie(a.story)) ||
        timeOf(b.story) - timeOf(a.story),
    );
  const isFound = ({ at }: { at: number }) => Boolean(answers[at] || bySound.near[at]);
  return {
    found: ranked.filter((one) => isFound(one)).map(({ story }) => story),
    similar: ranked.filter((one) => !isFound(one)).map(({ story }) => story),
  };
}

export function searchStories<T extends Searchable>(
  stories: readonly T[],
  terms: readonly Term[],
  options: Options<T> = {},
): T[] {
  const { found, similar } = matchStories(stories, terms, options);
  return [...found, ...similar];
}
