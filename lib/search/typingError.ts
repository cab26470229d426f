/** Shorter words are soon taken for others by one letter. */
const SHORTEST = 5;

/**
 * Whether two words differ by one typing error: a letter left out, put in, exchanged, or two of them swapped. The first
 * is hardly ever mistaken.
 */
export function isTypingError(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < SHORTEST || typed[0] !== word[0]) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  let end = 0;
  const most = Math.min(typed.length, word.length) - start;
  while (end < most && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const [one, other] = [typed, word].map((text) => text.slice(start, text.length - end));
  if (one === undefined || other === undefined) return false;
  const isSwapped = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  return isSwapped || Math.max(one.length, other.length) === 1;
}
