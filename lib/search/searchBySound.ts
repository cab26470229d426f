import { foldedTexts, type Searchable } from './foldedTexts';
import { NOT_MEANT, type SoundTerm, soundTerms } from './soundTerms';
import type { Term } from './terms';
import { vocabularyOf } from './vocabulary';
import { WEIGHTS } from './weights';

/** What a word that is as far as possible is worth beside one that is spelled as typed. */
const share = (cost: number) => 1 - cost / 200;

/** Of more terms than this a story may lack one. */
const MUST_ALL_STAND = 2;

/**
 * How well each of the stories answers by sound, those alone that are `asked` for by their place in the list; 0 for
 * the others.
 */
export function searchBySound(
  stories: readonly Searchable[],
  terms: readonly Term[],
  isAsked: (at: number) => boolean,
): readonly number[] {
  const vocabulary = vocabularyOf(stories);
  const wanted = soundTerms(vocabulary, terms);
  const needed = wanted.filter(({ isOptional }) => !isOptional);
  const asked = needed.length > 0 ? needed : wanted;
  const results = stories.map((story, at) =>
    isAsked(at) ? answerOf(story, vocabulary.texts[at] ?? [], asked) : NONE,
  );
  const mayLack =
    asked.length > MUST_ALL_STAND && results.every(({ lacking }) => lacking > 0) ? 1 : 0;
  return results.map(({ score, lacking }) => (lacking <= mayLack ? score : 0));
}

type Answer = { score: number; lacking: number };

const NONE: Answer = { score: 0, lacking: Infinity };

function answerOf(
  story: Searchable,
  texts: readonly Uint32Array[],
  wanted: readonly SoundTerm[],
): Answer {
  let [score, lacking] = [0, 0];
  for (const term of wanted) {
    const worth = worthOf(story, texts, term);
    score += worth;
    if (worth === 0) lacking++;
    if (lacking > 1) return NONE;
  }
  return { score, lacking };
}

/** The most that a text of the story is worth for a term. */
function worthOf(
  story: Searchable,
  texts: readonly Uint32Array[],
  { costs, phrases }: SoundTerm,
): number {
  let most = 0;
  for (const [at, weight] of WEIGHTS.entries()) {
    let least = NOT_MEANT;
    for (const number of texts[at] ?? []) least = Math.min(least, costs[number] ?? NOT_MEANT);
    const holdsPhrase = phrases.some((phrase) => foldedTexts(story)[at]?.includes(` ${phrase} `));
    if (holdsPhrase) least = 0;
    if (least < NOT_MEANT) most = Math.max(most, weight * share(least));
  }
  return most;
}
