/** A map of words, written as one line of words for each value. */
export const wordMap = <T>(...lines: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(
    lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
  );
