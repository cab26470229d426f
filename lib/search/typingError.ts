import { isDevanagari } from './sound/readings';

/** Shorter words are soon taken for others by one letter. */
const SHORTEST_ROMAN = 5;
/** The same in aksharas, each a consonant or a vowel with its signs; one consonant for another asks for one more. */
const SHORTEST_AKSHARAS = 3;

const CONJOINED = '\u094d[क-ह]';
/** What is typed as one: a letter, a sign, the second half of a conjunct. */
const LETTER = new RegExp(`${CONJOINED}|.`, 'gsu');
const AKSHARA = /(?<!\u094d)[अ-औक-ह]/g;
const CONSONANT = /[क-ह]/;

const lettersOf = (word: string): readonly string[] => word.match(LETTER) ?? [];
const aksharas = (word: string) => word.match(AKSHARA)?.length ?? 0;

/**
 * Whether two folded words of one script differ by one typing error: a letter left out, put in, exchanged, or two of them
 * swapped. The first is hardly ever mistaken.
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

/** What is left of each of two lists without what both begin and end with. */
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
