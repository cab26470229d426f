import { OTHER_NAMES } from '#site/names.mjs';
import { words } from '@/lib/format/foldedWords';
import COMMON_NAMES from './commonNames.json';
import { PLACE_LISTS, sameNames } from './placeNames';

/**
 * Synonyms that no spelling rule links. Everyday words are excluded: "आप" also means "you".
 * Newsrooms add `otherNames` in `site.config.ts`.
 */
const NAMES = sameNames([...PLACE_LISTS, ...COMMON_NAMES, ...OTHER_NAMES]);

const LONGEST_NAME = [...NAMES.keys()].reduce(
  (most, name) => Math.max(most, name.split(' ').length),
  0,
);

const isName = (text: string) => NAMES.has(text);

export const namesOf = (text: string): readonly string[] => [
  ...new Set([text, ...(NAMES.get(text) ?? [])]),
];

/** Folded spellings of one search term, the typed one first; a spelling may have several words. */
export type Term = readonly string[];

/** A shorter name is also the beginning of other words: "goa" of "goals", "us" of "users". */
const LONG_NAME = 5;

/** True if a word of the text may continue this spelling of the last term. */
export const acceptsPrefix = (term: Term, spelling: string): boolean =>
  term.length === 1 || spelling.length >= LONG_NAME;

/** One term per word, or per known name with its synonyms. Empty without a letter or digit. */
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

function wordsOfName(typed: readonly string[], at: number): number {
  for (let count = Math.min(LONGEST_NAME, typed.length - at); count > 0; count--) {
    if (isName(typed.slice(at, at + count).join(' '))) return count;
  }
  return 0;
}
