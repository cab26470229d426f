import { exactWorth } from './exactWorth';
import type { Searchable } from './foldedTexts';
import { type SoundTerm, soundTerms } from './soundTerms';
import type { Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary } from './vocabulary';
import { WEIGHTS } from './weights';

/** What a word that is as far as possible is worth beside one that is spelled as typed. */
const share = (cost: number) => 1 - cost / 200;

/** How far a word may be that stands neither in the title nor in the summary: a body has some word like any other. */
const IN_THE_BODY = 30;
/** The same for a short word that is all of a query. */
const SCANT_IN_THE_BODY = 10;

/** What a word is worth that is spaced otherwise, or another name of what is typed. */
const OTHERWISE = 0.9;

/** Of more terms than this a story may lack one. */
const MUST_ALL_STAND = 2;
/** What that costs. */
const LACKING = 3;

type Asked = {
  /** What each term is worth in each story as it is typed. */
  exact: readonly Float32Array[];
  /** What all of them are. */
  answers: Float32Array;
  /** Whether the reader is still typing. */
  isTyping: boolean;
};

/** How well each story answers by sound, and whether by words that are hardly another than those that are typed. */
export type Heard = { worth: Float32Array; near: Uint8Array };

/**
 * How well each story of a list answers when terms may also sound like its words; worth 0 for those that do not, and for
 * those that answer as it is typed.
 */
export function searchBySound(
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
  terms: readonly Term[],
  { exact, answers, isTyping }: Asked,
): Heard {
  // Where a story answers as it is typed, nothing of that script was misspelled.
  const isAnswered = answers.some((worth) => worth > 0);
  const wanted = soundTerms(vocabulary, terms, { ownScript: !isAnswered, isTyping });
  const isAnyNeeded = wanted.some(({ isOptional }) => !isOptional);
  const none = new Float32Array(stories.length);
  const asked = wanted
    .map((term, at) => ({ term, typed: exact[at] ?? none }))
    .filter(({ term }) => !term.isOptional || !isAnyNeeded)
    .map(({ term, typed }) => ({ typed, ...termWorth(term, typed, stories, vocabulary) }));
  const heard: Heard = { worth: none, near: new Uint8Array(stories.length) };
  for (let at = 0; at < stories.length; at++) {
    if (answers[at]) continue;
    const lacking = asked.filter(({ worth }) => !worth[at]).length;
    if (lacking > (asked.length > MUST_ALL_STAND ? 1 : 0)) continue;
    // A story with some of the terms as they are typed, and nothing that sounds like the others, is no answer.
    if (!asked.some(({ worth, typed }) => worth[at] && !typed[at])) continue;
    const sum = asked.reduce((sum, { worth }) => sum + (worth[at] ?? 0), 0);
    heard.worth[at] = sum - lacking * LACKING;
    heard.near[at] = Number(asked.every(({ worth, near }) => !worth[at] || near[at]));
  }
  return heard;
}

/** What a term is worth in each story, as it is typed or heard, and in which by a word that is near. */
function termWorth(
  { spellings, words, parts, isScant, near: limit }: SoundTerm,
  typed: Float32Array,
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
): { worth: Float32Array; near: Float32Array } {
  const inTheBody = isScant ? SCANT_IN_THE_BODY : IN_THE_BODY;
  const near = typed.slice();
  addWorth(near, words, vocabulary, { atMost: limit, inTheBody });
  if (spellings.length > 0)
    addMost(near, exactWorth(stories, vocabulary, spellings, false), OTHERWISE);
  const [one, other] = parts.map((part) => {
    const worth = new Float32Array(stories.length);
    addWorth(worth, part, vocabulary, { atMost: Infinity, inTheBody });
    return worth;
  });
  if (one && other)
    addMost(
      near,
      one.map((worth, at) => Math.min(worth, other[at] ?? 0)),
      1,
    );
  const worth = near.slice();
  addWorth(worth, words, vocabulary, { atMost: Infinity, inTheBody });
  return { worth, near };
}

function addMost(most: Float32Array, others: Float32Array, share: number) {
  for (let at = 0; at < most.length; at++)
    most[at] = Math.max(most[at] ?? 0, share * (others[at] ?? 0));
}

/** Raises what stories are worth to the most that a text of theirs is for one of the words that may be meant. */
function addWorth(
  most: Float32Array,
  words: ReadonlyMap<number, number>,
  vocabulary: Vocabulary,
  { atMost, inTheBody }: { atMost: number; inTheBody: number },
) {
  for (const [number, cost] of words) {
    if (cost > atMost) continue;
    for (const place of placesOfWord(vocabulary, number)) {
      const at = Math.floor(place / TEXTS);
      const text = place % TEXTS;
      if (text === TEXTS - 1 && cost > inTheBody) continue;
      const worth = (WEIGHTS[text] ?? 0) * share(cost);
      if (worth > (most[at] ?? 0)) most[at] = worth;
    }
  }
}
