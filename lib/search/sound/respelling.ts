/** A pattern without groups of its own, and the phonemes that stand for it. */
export type Spelling = readonly [pattern: string, phonemes: string];

/**
 * A function that reads a word from left to right: at each place the first pattern that fits, a
 * letter that none fits as itself.
 */
export function respelling(spellings: readonly Spelling[]): (word: string) => string {
  const any = new RegExp(spellings.map(([pattern]) => `(${pattern})`).join('|'), 'g');
  return (word) =>
    word.replace(any, (_, ...groups: (string | undefined)[]) => {
      const at = groups.findIndex((group) => group !== undefined);
      return spellings[at]?.[1] ?? '';
    });
}
