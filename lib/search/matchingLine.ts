import type { Run } from './run';
import { splitMatches } from './splitMatches';
import type { Term } from './terms';

const SENTENCE_END = /(?<=[.!?।])\s+|\n+/u;
/** Each is compared with each term: a long text is not read to its end for one line. */
const MOST_SENTENCES = 40;
const LONGEST = 240;

const hasMatch = (runs: readonly Run[]) => runs.some(({ isMatch }) => isMatch);

/**
 * The sentence of a text that a search found a story by, by its runs; null where the story's headline or summary shows the
 * match already, or no early sentence of usual length does.
 */
export function matchingLine(
  story: { title: string; summary: string; text: string },
  terms: readonly Term[],
): readonly Run[] | null {
  if ([story.title, story.summary].some((shown) => hasMatch(splitMatches(shown, terms))))
    return null;
  for (const sentence of story.text.split(SENTENCE_END, MOST_SENTENCES)) {
    const runs = sentence.length <= LONGEST ? splitMatches(sentence, terms) : [];
    if (hasMatch(runs)) return runs;
  }
  return null;
}
