/** The cost of a wrong letter, in hundredths. */
export const LETTER = 100;
export const VOWEL = 50;
export const VOWELS = 'aAiueEoO';

type Like = readonly [string, string, number];

const LIKE_BY_KIND: Readonly<Record<string, readonly Like[]>> = {
  vowels: [
    ['a', 'A', 8],
    ['e', 'E', 15],
    ['o', 'O', 15],
    ['a', 'eEoOu', 30],
    ['A', 'EOoe', 30],
    ['i', 'eE', 30],
    ['a', 'i', 45],
    ['u', 'oO', 30],
  ],
  aspirates: [
    ['k', 'K', 30],
    ['g', 'G', 30],
    ['c', 'C', 15],
    ['j', 'J', 30],
    ['t', 'T', 25],
    ['d', 'D', 25],
    ['b', 'B', 30],
    ['p', 'f', 40],
  ],
  flaps: [
    ['R', 'd', 4],
    ['R', 'r', 10],
    ['R', 'D', 25],
    ['Q', 'D', 4],
    ['Q', 'dRr', 20],
  ],
  sibilantsAndGlides: [
    ['s', 'S', 8],
    ['s', 'z', 10],
    ['j', 'z', 6],
    ['J', 'z', 25],
    ['v', 'b', 40],
    ['v', 'oOu', 35],
    ['y', 'ie', 20],
    ['k', 'g', 60],
    ['k', 'c', 60],
    ['y', 'j', 60],
  ],
  nasals: [
    ['M', 'nm', 4],
    ['n', 'm', 50],
  ],
};

export const LIKE = Object.values(LIKE_BY_KIND).flat();

export const OMITTED: readonly (readonly [string, number])[] = [
  ['a', 10],
  ['A', 30],
  ['iu', 40],
  ['eEoO', 45],
  ['y', 25],
  ['M', 25],
  ['h', 45],
];
export const OMITTED_AT_END: readonly (readonly [string, number])[] = [
  ['aAieuoEO', 12],
  ['M', 5],
  ['n', 35],
  ['sz', 40],
  ['y', 15],
];

export const SWAPPED = 80;

export const FIRST = 60;
