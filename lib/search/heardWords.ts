import { otherForms } from './forms';
import { type Found, isWord, least, like } from './likeWords';
import { isMisspelled, isSameScript } from './misspelled';
import { isGrammar } from './particles';
import { reachOfSound } from './sound/reachOfSound';
import type { Term } from './terms';
import { stands, type Vocabulary, wordsBeginning } from './vocabulary';

export type Reach = { atMost: number; farther: number };

const REACH: Reach = { atMost: Infinity, farther: 50 };
/**
 * In letters. Shorter words are easily confused, and a single one has no other term to correct it.
 */
const SHORT = 7;
export const reachOf = (typed: string, isAlone: boolean): Reach =>
  isAlone && typed.length < SHORT
    ? { atMost: 10 * typed.length, farther: 6 * typed.length }
    : REACH;

export function heardWords(
  vocabulary: Vocabulary,
  [typed = '', ...names]: Term,
  { mayBeHalf, ownScript, reach }: { mayBeHalf: boolean; ownScript: boolean; reach: Reach },
): Found {
  const farthest = reachOfSound(typed);
  if (names.length > 0 || typed.includes(' ') || farthest < 0) return [];
  const { words } = vocabulary.lexicon;
  // A correctly spelled word is no typo of another word in its script.
  const mayBeWrong =
    ownScript &&
    !isWord(vocabulary, typed) &&
    !(mayBeHalf && wordsBeginning(vocabulary, typed).length > 0);
  const options = { mayBeHalf: mayBeHalf && farthest === Infinity, atMost: farthest };
  const heard = like(vocabulary, typed, options).filter(([number, cost]) => {
    const word = words[number] ?? '';
    if (isGrammar(word) && !isGrammar(typed)) return false;
    return isSameScript(word, typed) ? mayBeWrong && isMisspelled(typed, word, cost) : true;
  });
  const isOwn = ([number]: Found[number]) => isSameScript(words[number] ?? '', typed);
  return [
    ...nearestOnes(heard.filter(isOwn), REACH),
    ...nearestOnes(
      heard.filter((found) => !isOwn(found)),
      reach,
    ),
  ];
}

function nearestOnes(found: Found, { atMost, farther }: Reach): Found {
  const nearestCost = least(found.map(([, cost]) => cost));
  return found.filter(([, cost]) => cost <= Math.min(nearestCost + farther, atMost));
}

export function nearest(found: Found): Map<number, number> {
  const words = new Map<number, number>();
  for (const [number, cost] of found)
    words.set(number, Math.min(cost, words.get(number) ?? Infinity));
  return words;
}

const FORM = 10;

/** Adds inflections of the nearest words: "ladkon" finds "लड़कों" and so "लड़के". */
export function withForms(vocabulary: Vocabulary, words: ReadonlyMap<number, number>) {
  const all = new Map(words);
  const atMost = least(words.values()) + FORM;
  for (const [number, cost] of words) {
    if (cost > atMost) continue;
    for (const form of otherForms(vocabulary.lexicon.words[number] ?? '')) {
      const other = vocabulary.lexicon.numbers.get(form) ?? -1;
      if (stands(vocabulary, other))
        all.set(other, Math.min(cost + FORM, all.get(other) ?? Infinity));
    }
  }
  return all;
}
