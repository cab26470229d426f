/**
 * What it costs, in hundredths of a letter, that a word is typed otherwise than it is said. Keys are
 * ASCII, so that a table has a place for every pair.
 */
export const LETTER = 100;
const SIZE = 128;

const VOWELS = 'aAiueEoO';

/** Letters that are taken for each other: each of the first part by each of the second. */
const LIKE: readonly (readonly [string, string, number])[] = [
  // Long and short, and the vowels that Roman spelling mixes
  ['a', 'A', 8],
  ['e', 'E', 15],
  ['o', 'O', 15],
  ['a', 'eEoOu', 30],
  ['A', 'EOoe', 30],
  ['i', 'eE', 30],
  ['a', 'i', 45],
  ['u', 'oO', 30],
  // Aspiration that is left out, or put in
  ['k', 'K', 30],
  ['g', 'G', 30],
  ['c', 'C', 15],
  ['j', 'J', 30],
  ['t', 'T', 25],
  ['d', 'D', 25],
  ['b', 'B', 30],
  ['p', 'f', 40],
  // Flaps
  ['R', 'd', 4],
  ['R', 'r', 10],
  ['R', 'D', 25],
  ['Q', 'D', 4],
  ['Q', 'dRr', 20],
  // Sibilants, letters that Hindi has as one, and glides
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
  // Nasals
  ['M', 'nm', 4],
  ['n', 'm', 50],
];

/** What is left out, or put in. */
const LEFT_OUT: readonly (readonly [string, number])[] = [
  ['a', 10],
  ['A', 30],
  ['iu', 40],
  ['eEoO', 45],
  ['y', 25],
  ['M', 25],
  ['h', 45],
];
/** The same at the end, where words are inflected. */
const AT_THE_END: readonly (readonly [string, number])[] = [
  ['aAieuoEO', 12],
  ['M', 5],
  ['n', 35],
  ['y', 15],
];

function pairs(): Uint8Array {
  const table = new Uint8Array(SIZE * SIZE).fill(LETTER);
  const set = (one: string, other: string, cost: number) => {
    table[one.charCodeAt(0) * SIZE + other.charCodeAt(0)] = cost;
    table[other.charCodeAt(0) * SIZE + one.charCodeAt(0)] = cost;
  };
  for (const one of VOWELS) for (const other of VOWELS) set(one, other, 50);
  for (const [ones, others, cost] of LIKE)
    for (const one of ones) for (const other of others) set(one, other, cost);
  for (let code = 0; code < SIZE; code++) table[code * SIZE + code] = 0;
  return table;
}

function singles(costs: readonly (readonly [string, number])[]): Uint8Array {
  const table = new Uint8Array(SIZE).fill(LETTER);
  for (const [letters, cost] of costs)
    for (const letter of letters) table[letter.charCodeAt(0)] = cost;
  return table;
}

const PAIRS = pairs();
const SINGLES = singles(LEFT_OUT);
const ENDS = singles(AT_THE_END);

/** Of one letter for another; both are codes of ASCII. */
export const exchanged = (one: number, other: number) => PAIRS[one * SIZE + other] ?? LETTER;

/** Of a letter that only one of two words has. */
export const leftOut = (letter: number) => SINGLES[letter] ?? LETTER;

/** Of one after the end of the other word. */
export const leftOutAtEnd = (letter: number) => ENDS[letter] ?? LETTER;

/** Of two letters in the wrong order. */
export const SWAPPED = 80;
