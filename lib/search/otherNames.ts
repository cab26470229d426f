import { OTHER_NAMES } from '#site/names.mjs';
import { COMMON_NAMES } from './commonNames';
import { PLACE_LISTS } from './placeNames';
import { sameNames } from './sameNames';

const NAMES = sameNames([...PLACE_LISTS, ...COMMON_NAMES, ...OTHER_NAMES]);

export const LONGEST_NAME = [...NAMES.keys()].reduce(
  (most, name) => Math.max(most, name.split(' ').length),
  0,
);

export const isName = (text: string) => NAMES.has(text);

export const namesOf = (text: string): readonly string[] => [
  ...new Set([text, ...(NAMES.get(text) ?? [])]),
];
