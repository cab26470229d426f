import { FIRST, LETTER, LIKE, OMITTED, OMITTED_AT_END, SWAPPED, VOWEL, VOWELS } from './costs';

/** Keys are ASCII, so a table covers every pair of codes. */
const CODES = 128;

/** `one * CODES + other` is the index of exchanging `one` for `other`. */
function exchangeTable(): Uint8Array {
  const table = new Uint8Array(CODES * CODES).fill(LETTER);
  const set = (ones: string, others: string, cost: number) => {
    for (const one of ones)
      for (const other of others) {
        table[one.charCodeAt(0) * CODES + other.charCodeAt(0)] = cost;
        table[other.charCodeAt(0) * CODES + one.charCodeAt(0)] = cost;
      }
  };
  set(VOWELS, VOWELS, VOWEL);
  for (const [ones, others, cost] of LIKE) set(ones, others, cost);
  for (let code = 0; code < CODES; code++) table[code * CODES + code] = 0;
  return table;
}

function omissionTable(costs: typeof OMITTED): Uint8Array {
  const table = new Uint8Array(CODES).fill(LETTER);
  for (const [letters, cost] of costs)
    for (const letter of letters) table[letter.charCodeAt(0)] = cost;
  return table;
}

const omissions = () => omissionTable(OMITTED);

const omissionsAtEnd = () => omissionTable(OMITTED_AT_END);

// Local copies, because imports cost a look-up at each use and these run per matrix cell.
const [EXCHANGED, LEFT_OUT, LEFT_OUT_AT_END] = [exchangeTable(), omissions(), omissionsAtEnd()];
const [ROW, WRONG, TURNED, AT_FIRST] = [CODES, LETTER, SWAPPED, FIRST];

export const LONGEST_KEY = 48;

/** An incremental comparison; costs are hundredths of a letter. */
export type Comparison = {
  take: (at: number, letter: number) => number;
  ended: (at: number) => number;
  /** The cost if the query is only the beginning of a word. */
  begun: (at: number) => number;
};

const codesOf = (key: string) =>
  Uint8Array.from({ length: Math.min(key.length, LONGEST_KEY) }, (_, at) => key.charCodeAt(at));

const atFirst = (place: number, cost: number) =>
  place === 1 && cost >= WRONG ? cost + AT_FIRST : cost;
/** A first letter costs more, because there even a schwa is audible. */
const leftOutAt = (place: number, cost: number) => (place === 1 ? cost + AT_FIRST : cost);

function restOf(letters: Uint8Array): Uint16Array {
  const rest = new Uint16Array(letters.length + 1);
  for (let to = letters.length - 1; to >= 0; to--)
    rest[to] = (rest[to + 1] ?? 0) + (LEFT_OUT_AT_END[letters[to] ?? 0] ?? 0);
  return rest;
}

/**
 * Weighted Damerau-Levenshtein distance (restricted). Keeps the rows of a shared prefix, so sorted
 * keys cost only their new letters.
 */
export function comparison(wanted: string): Comparison {
  const letters = codesOf(wanted);
  const width = letters.length + 1;
  const rows = new Uint16Array((LONGEST_KEY + 1) * width);
  const taken = new Uint8Array(LONGEST_KEY);
  const rest = restOf(letters);
  for (let to = 1; to < width; to++)
    rows[to] = (rows[to - 1] ?? 0) + leftOutAt(to, LEFT_OUT[letters[to - 1] ?? 0] ?? 0);

  return {
    take(at, letter) {
      taken[at] = letter;
      const before = taken[at - 1] ?? 0;
      const above = at * width;
      const own = above + width;
      const extra = LEFT_OUT[letter] ?? 0;
      let left = (rows[above] ?? 0) + leftOutAt(at + 1, extra);
      let least = left;
      rows[own] = left;
      for (let to = 1; to < width; to++) {
        const other = letters[to - 1] ?? 0;
        const over = to < width - 1 ? extra : (LEFT_OUT_AT_END[letter] ?? 0);
        const exchange = EXCHANGED[letter * ROW + other] ?? 0;
        const exchanged =
          (rows[above + to - 1] ?? 0) + (at === 0 ? atFirst(to, exchange) : exchange);
        const added = (rows[above + to] ?? 0) + over;
        left += LEFT_OUT[other] ?? 0;
        if (exchanged < left) left = exchanged;
        if (added < left) left = added;
        if (to > 1 && at > 0 && letter === letters[to - 2] && before === other) {
          const swapped = (rows[above - width + to - 2] ?? 0) + TURNED;
          if (swapped < left && letter !== other) left = swapped;
        }
        rows[own + to] = left;
        if (left < least) least = left;
      }
      return least;
    },
    ended(at) {
      let least = Infinity;
      for (let to = 0; to < width; to++)
        least = Math.min(least, (rows[at * width + to] ?? 0) + (rest[to] ?? 0));
      return least;
    },
    begun: (at) => rows[at * width + letters.length] ?? 0,
  };
}
