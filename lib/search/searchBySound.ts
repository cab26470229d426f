import { exactWorth } from './exactWorth';
import type { Searchable } from './foldedTexts';
import { soundTerms } from './soundTerms';
import type { Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

/** What a word that is as far as possible is worth beside one that is spelled as typed. */
const share = (cost: number) => 1 - cost / 200;

/** How far a word may be that stands neither in the title nor in the summary: a body has some word like any other. */
const IN_THE_BODY = 30;

/** Of more terms than this a story may lack one. */
const MUST_ALL_STAND = 2;
/** What that costs. */
const LACKING = 3;

/**
 * How well each story of a list answers when terms may also sound like its words; 0 for those that do not, and for those
 * that answer as it is typed. `exact` is what each term is worth so, `answers` what all of them are.
 */
export function searchBySound(
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
  terms: readonly Term[],
  { exact, answers }: { exact: readonly Float32Array[]; answers: Float32Array },
): readonly number[] {
  // Where a story answers as it is typed, nothing of that script was misspelled.
  const isAnswered = answers.some((worth) => worth > 0);
  const wanted = soundTerms(vocabulary, terms, !isAnswered);
  const isAnyNeeded = wanted.some(({ isOptional }) => !isOptional);
  const none = new Float32Array(stories.length);
  const asked = wanted
    .map((term, at) => ({ term, typed: exact[at] ?? none }))
    .filter(({ term }) => !term.isOptional || !isAnyNeeded);
  const typed = asked.map((one) => one.typed);
  const worths = asked.map(({ term, typed }) => {
    const { spellings, words, parts } = term;
    const [one, other] = parts.map((part) => soundWorth(part, stories, vocabulary));
    const named = spellings.length > 0 ? exactWorth(stories, vocabulary, spellings, false) : none;
    return soundWorth(words, stories, vocabulary).map((worth, at) =>
      Math.max(worth, typed[at] ?? 0, named[at] ?? 0, Math.min(one?.[at] ?? 0, other?.[at] ?? 0)),
    );
  });
  return stories.map((_, at) => {
    const lacking = worths.filter((worth) => !worth[at]).length;
    if (lacking > (worths.length > MUST_ALL_STAND ? 1 : 0)) return 0;
    // A story with some of the terms as they are typed, and nothing that sounds like the others, is no answer.
    const isHeard = worths.some((worth, term) => worth[at] && !typed[term]?.[at]);
    if (!isHeard || answers[at]) return 0;
    return worths.reduce((sum, worth) => sum + (worth[at] ?? 0), 0) - lacking * LACKING;
  });
}

/** The most that a text of each story is worth for one of the words that may be meant. */
function soundWorth(
  words: ReadonlyMap<number, number>,
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
): Float32Array {
  const most = new Float32Array(stories.length);
  for (const [number, cost] of words)
    for (const place of placesOfWord(vocabulary, number)) {
      const at = Math.floor(place / TEXTS);
      const text = place % TEXTS;
      if (text === TEXTS - 1 && cost > IN_THE_BODY) continue;
      const worth = (WEIGHTS[text] ?? 0) * share(cost);
      if (worth > (most[at] ?? 0)) most[at] = worth;
    }
  return most;
}
