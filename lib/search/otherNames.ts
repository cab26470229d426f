import { OTHER_NAMES } from '#site/names.mjs';
import { COMMON_NAMES } from './commonNames';
import { PLACE_LISTS } from './placeNames';
import { sameNames } from './sameNames';

const NAMES = sameNames([...PLACE_LISTS, ...COMMON_NAMES, ...OTHER_NAMES]);

/** The most words that a name has. */
export const LONGEST_NAME = [...NAMES.keys()].reduce(
  (most, name) => Math.max(most, name.split(' ').length),
  0,
);

/** Whether a folded text is a name that has others: of a place, an office, an abbreviation. */
export const isName = (text: string) => NAMES.has(text);

/** All names of what a folded text names, the given one first; the text alone when it is no name. */
export const namesOf = (text: string): readonly string[] => [
  ...new Set([text, ...(NAMES.get(text) ?? [])]),
];
