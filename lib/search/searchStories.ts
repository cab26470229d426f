import { exactWorth } from './exactWorth';
import type { Searchable } from './foldedTexts';
import { isParticle } from './particles';
import { searchBySound } from './searchBySound';
import type { Term } from './terms';
import { vocabularyOf } from './vocabulary';

const isSample = ({ sample }: Searchable) => Number(sample ?? false);
const time = ({ publishedAt }: Searchable) => (publishedAt ? Date.parse(publishedAt) : 0);

/** Adds up what each term is worth in each story; 0 where it lacks one that says what is looked for. */
function sums(worths: readonly Float32Array[], terms: readonly Term[]): Float32Array {
  const said = worths.filter((_, term) => !isParticle(terms[term]?.[0] ?? ''));
  const needed = said.length > 0 ? said : worths;
  return (worths[0] ?? new Float32Array()).map((_, at) =>
    needed.every((worth) => worth[at])
      ? worths.reduce((sum, worth) => sum + (worth[at] ?? 0), 0)
      : 0,
  );
}

/**
 * The stories that hold every term, or whose category or state has it for a name: the best match
 * first, the newer first among equals, samples after all news. Those follow in which some term only sounds
 * like one of their words. `terms` are folded.
 */
export function searchStories<T extends Searchable>(
  stories: readonly T[],
  terms: readonly Term[],
): T[] {
  if (terms.length === 0) return [];
  const vocabulary = vocabularyOf(stories);
  const exact = terms.map((term, at) =>
    exactWorth(stories, vocabulary, term, at === terms.length - 1),
  );
  const answers = sums(exact, terms);
  const bySound = searchBySound(stories, vocabulary, terms, { exact, answers });
  return stories
    .map((story, at) => ({ story, exact: answers[at] ?? 0, sound: bySound[at] ?? 0 }))
    .filter(({ exact, sound }) => exact > 0 || sound > 0)
    .toSorted(
      (a, b) =>
        isSample(a.story) - isSample(b.story) ||
        b.exact - a.exact ||
        b.sound - a.sound ||
        time(b.story) - time(a.story),
    )
    .map(({ story }) => story);
}
