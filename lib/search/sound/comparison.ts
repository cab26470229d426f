import { exchanged, leftOut, leftOutAtEnd, SWAPPED } from './costs';

/** Longer keys are cut. */
export const LONGEST_KEY = 48;

/** What is said of a key so far; costs in hundredths of a letter. */
export type Comparison = {
  /** Takes the letter at a place of the key; gives the least that a key that begins so costs. */
  take: (at: number, letter: number) => number;
  /** What the key costs if it ends before this place. */
  ended: (at: number) => number;
  /** What it costs that the word looked for is all there is before this place of a longer one. */
  begun: (at: number) => number;
};

/**
 * Compares a key with others by a weighted edit distance with swapped letters (the restricted one of
 * Damerau and Levenshtein). The rows of a key's letters stay, so that the next key is compared from
 * its first other letter on.
 */
export function comparison(wanted: string): Comparison {
  const letters = Array.from(wanted.slice(0, LONGEST_KEY), (letter) => letter.charCodeAt(0));
  const width = letters.length + 1;
  const rows = new Uint16Array((LONGEST_KEY + 1) * width);
  const taken = new Uint8Array(LONGEST_KEY);
  /** What is left out from each place of the wanted word to its end. */
  const rest = new Uint16Array(width);
  for (let to = letters.length - 1; to >= 0; to--)
    rest[to] = (rest[to + 1] ?? 0) + leftOutAtEnd(letters[to] ?? 0);
  for (let to = 1; to < width; to++) rows[to] = (rows[to - 1] ?? 0) + leftOut(letters[to - 1] ?? 0);
  const cell = (row: number, to: number) => rows[row * width + to] ?? 0;

  return {
    take(at, letter) {
      taken[at] = letter;
      const before = taken[at - 1];
      const row = at + 1;
      let least = cell(at, 0) + leftOut(letter);
      rows[row * width] = least;
      for (let to = 1; to < width; to++) {
        const own = letters[to - 1] ?? 0;
        const extra = to === letters.length ? leftOutAtEnd(letter) : leftOut(letter);
        let cost = Math.min(
          cell(at, to - 1) + exchanged(letter, own),
          cell(at, to) + extra,
          cell(row, to - 1) + leftOut(own),
        );
        if (to > 1 && at > 0 && letter !== own && letter === letters[to - 2] && before === own)
          cost = Math.min(cost, cell(at - 1, to - 2) + SWAPPED);
        rows[row * width + to] = cost;
        if (cost < least) least = cost;
      }
      return least;
    },
    ended(at) {
      let least = Infinity;
      for (let to = 0; to < width; to++)
        least = Math.min(least, cell(at, to) + (rest[to] ?? 0));
      return least;
    },
    begun: (at) => cell(at, letters.length),
  };
}
