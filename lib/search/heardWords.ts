import { otherForms } from './forms';
import { least } from './least';
import { type Found, isWord, like } from './likeWords';
import { isMisspelled, isSameScript } from './misspelled';
import { isWordlike } from './sound/isWordlike';
import type { Term } from './terms';
import { stands, type Vocabulary, wordsBeginning } from './vocabulary';

/** How far a word may be from the typed one, and how much farther than the nearest. */
export type Reach = { atMost: number; farther: number };

const REACH: Reach = { atMost: Infinity, farther: 50 };
/** Shorter words are soon taken for others, and alone have no other term that tells which is meant: by letters. */
const SHORT = 7;
export const reachOf = (typed: string, isAlone: boolean): Reach =>
  isAlone && typed.length < SHORT
    ? { atMost: 10 * typed.length, farther: 6 * typed.length }
    : REACH;

/** The words of stories that a term may be by its sound, in either script, each with how far it is. */
export function heardWords(
  vocabulary: Vocabulary,
  [typed = '', ...names]: Term,
  { mayBeHalf, ownScript, reach }: { mayBeHalf: boolean; ownScript: boolean; reach: Reach },
): Found {
  // What has names of its own is found by them.
  if (names.length > 0 || typed.includes(' ') || !isWordlike(typed)) return [];
  const { words } = vocabulary.lexicon;
  // What is spelled right is no typing error for another word of its script.
  const mayBeWrong =
    ownScript &&
    !isWord(vocabulary, typed) &&
    !(mayBeHalf && wordsBeginning(vocabulary, typed).length > 0);
  const heard = like(vocabulary, typed, { mayBeHalf }).filter(([number, cost]) => {
    const word = words[number] ?? '';
    return isSameScript(word, typed) ? mayBeWrong && isMisspelled(typed, word, cost) : true;
  });
  const isOwn = ([number]: Found[number]) => isSameScript(words[number] ?? '', typed);
  return [
    // How long a misspelled word has to be is known already.
    ...nearestOnes(heard.filter(isOwn), REACH),
    ...nearestOnes(
      heard.filter((found) => !isOwn(found)),
      reach,
    ),
  ];
}

/** Those that are within reach. */
function nearestOnes(found: Found, { atMost, farther }: Reach): Found {
  const nearestCost = least(found.map(([, cost]) => cost));
  return found.filter(([, cost]) => cost <= Math.min(nearestCost + farther, atMost));
}

/** Each word once, as far as it is at the least. */
export function nearest(found: Found): Map<number, number> {
  const words = new Map<number, number>();
  for (const [number, cost] of found)
    words.set(number, Math.min(cost, words.get(number) ?? Infinity));
  return words;
}

/** What another form of a word that is heard costs more than the word. */
const FORM = 10;

/** With the other forms of the nearest of the words that are heard: "ladkon" may be "लड़कों", and so "लड़के". */
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
