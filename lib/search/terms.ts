import { isName, LONGEST_NAME, namesOf } from './otherNames';
import { words } from './words';

/**
 * One thing that is looked for: its spellings, folded, the typed one first. A spelling may be of
 * several words.
 */
export type Term = readonly string[];

/**
 * What a query asks for, folded: word by word, but a name as one term with all that it is called.
 * Empty without a letter or digit.
 */
export function terms(query: string): Term[] {
  const typed = words(query).map(({ folded }) => folded);
  const found: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const count = wordsOfName(typed, at) || 1;
    found.push(namesOf(typed.slice(at, at + count).join(' ')));
    at += count;
  }
  return found;
}

/** How many words from here on are a name, the longest that fits; 0 when none is. */
function wordsOfName(typed: readonly string[], at: number): number {
  for (let count = Math.min(LONGEST_NAME, typed.length - at); count > 0; count--) {
    if (isName(typed.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}
