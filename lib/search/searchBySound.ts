import { exactScore, WEIGHTS } from './exactScore';
import type { Searchable } from './foldedTexts';
import { type SoundTerm, soundTerms } from './soundTerms';
import type { Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary } from './vocabulary';

const share = (cost: number) => 1 - cost / 200;

/** Stricter for bodies, because in a long text some word sounds like any other. */
const IN_THE_BODY = 30;
const SCANT_IN_THE_BODY = 10;

const OTHERWISE = 0.9;

/** Up to two terms must all match; with more, a story may lack one. */
const MUST_ALL_MATCH = 2;
const LACKING = 3;

type Asked = {
  exact: readonly Float32Array[];
  answers: Float32Array;
  isTyping: boolean;
};

export type Heard = { worth: Float32Array; near: Uint8Array };

/** Scores stories by sound; 0 for no match and for stories that match as typed. */
export function searchBySound(
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
  terms: readonly Term[],
  { exact, answers, isTyping }: Asked,
): Heard {
  // An exact match proves that the query has no typo in its script.
  const isAnswered = answers.some((worth) => worth > 0);
  const wanted = soundTerms(vocabulary, terms, { ownScript: !isAnswered, isTyping });
  const isAnyNeeded = wanted.some(({ isOptional }) => !isOptional);
  const none = new Float32Array(stories.length);
  const asked = wanted
    .map((term, at) => ({ term, typed: exact[at] ?? none }))
    .filter(({ term }) => !term.isOptional || !isAnyNeeded)
    .map(({ term, typed }) => ({
      typed,
      mayLack: term.mayLack,
      ...termScore(term, typed, stories, vocabulary),
    }));
  const required = asked.filter(({ mayLack }) => !mayLack);
  const needed = required.length > 0 ? required : asked;
  const heard: Heard = { worth: none, near: new Uint8Array(stories.length) };
  for (let at = 0; at < stories.length; at++) {
    if (answers[at]) continue;
    const lacking = needed.filter(({ worth }) => !worth[at]).length;
    if (lacking > (needed.length > MUST_ALL_MATCH ? 1 : 0)) continue;
    if (lacking > 0 && !needed.some(({ worth, typed }) => worth[at] && !typed[at])) continue;
    const sum = asked.reduce((sum, { worth }) => sum + (worth[at] ?? 0), 0);
    heard.worth[at] = sum - lacking * LACKING;
    heard.near[at] = Number(needed.every(({ worth, near }) => !worth[at] || near[at]));
  }
  return heard;
}

function termScore(
  { spellings, words, parts, isScant, near: limit }: SoundTerm,
  typed: Float32Array,
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
): { worth: Float32Array; near: Float32Array } {
  const inTheBody = isScant ? SCANT_IN_THE_BODY : IN_THE_BODY;
  const near = typed.slice();
  addScore(near, words, vocabulary, { atMost: limit, inTheBody });
  if (spellings.length > 0)
    addMost(near, exactScore(stories, vocabulary, spellings, false), OTHERWISE);
  const [one, other] = parts.map((part) => {
    const worth = new Float32Array(stories.length);
    addScore(worth, part, vocabulary, { atMost: Infinity, inTheBody });
    return worth;
  });
  if (one && other)
    addMost(
      near,
      one.map((worth, at) => Math.min(worth, other[at] ?? 0)),
      1,
    );
  const worth = near.slice();
  addScore(worth, words, vocabulary, { atMost: Infinity, inTheBody });
  return { worth, near };
}

function addMost(most: Float32Array, others: Float32Array, share: number) {
  for (let at = 0; at < most.length; at++)
    most[at] = Math.max(most[at] ?? 0, share * (others[at] ?? 0));
}

function addScore(
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
