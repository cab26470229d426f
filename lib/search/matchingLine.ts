import { SENTENCE_ENDS } from '@/lib/format/characters';
import { splitMatches } from './splitMatches';
import type { Run } from './suggestion';
import type { Term } from './terms';

const SENTENCE_END = new RegExp(String.raw`(?<=[${SENTENCE_ENDS}])\s+|\n+`, 'u');
const MOST_SENTENCES = 40;
const LONGEST = 240;

const hasMatch = (runs: readonly Run[]) => runs.some(({ isMatch }) => isMatch);

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
