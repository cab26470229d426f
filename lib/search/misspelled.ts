import { isDevanagari } from './sound/readings';

const SHORTEST_ROMAN = 5;
/** In aksharas; an exchanged consonant needs one more. */
const SHORTEST_AKSHARAS = 3;

const CONJOINED = '\u094d[क-ह]';
const LETTER = new RegExp(`${CONJOINED}|.`, 'gsu');
const AKSHARA = /(?<!\u094d)[अ-औक-ह]/g;
const CONSONANT = /[क-ह]/;

const lettersOf = (word: string): readonly string[] => word.match(LETTER) ?? [];
const aksharas = (word: string) => word.match(AKSHARA)?.length ?? 0;

/**
 * One letter omitted, added, exchanged or swapped; never the first, which people rarely mistype.
 */
export function isTypingError(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false;
  const length = isDevanagari(typed) ? aksharas : (text: string) => text.length;
  const shortest = isDevanagari(typed) ? SHORTEST_AKSHARAS : SHORTEST_ROMAN;
  const least = Math.min(length(typed), length(word));
  if (least < shortest) return false;
  const [one, other] = difference(lettersOf(typed), lettersOf(word));
  const isSwapped = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  const isExchanged = one.length === 1 && other.length === 1;
  if (isExchanged && least === SHORTEST_AKSHARAS && CONSONANT.test(one.join(''))) return false;
  return isSwapped || Math.max(one.length, other.length) === 1;
}

function difference(
  one: readonly string[],
  other: readonly string[],
): [readonly string[], readonly string[]] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

const SPELLED_OTHERWISE = 18;
/** Shorter words count as different words. In Devanagari, vowel signs count too: "चैक". */
const [SHORTEST, SHORTEST_DEVANAGARI] = [4, 3];
/** Two wrong letters are allowed in a long word: "permenant". The cost is per letter. */
const LONG = { from: 8, forALetter: 14 } as const;

export function isMisspelled(typed: string, word: string, cost: number): boolean {
  if (isTypingError(typed, word)) return true;
  const length = Math.min(typed.length, word.length);
  if (length >= LONG.from && typed[0] === word[0] && cost <= LONG.forALetter * length) return true;
  return (
    cost <= SPELLED_OTHERWISE && length >= (isDevanagari(typed) ? SHORTEST_DEVANAGARI : SHORTEST)
  );
}

/** Each Indian script has a Unicode block of 128 code points; ASCII is the first block. */
const blockOf = (word: string) => Math.floor((word.codePointAt(0) ?? 0) / 128);

export const isSameScript = (one: string, other: string): boolean =>
  blockOf(one) === blockOf(other);
