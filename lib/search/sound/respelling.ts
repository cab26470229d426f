/** The pattern must not contain capture groups. */
export type Spelling = readonly [pattern: string, phonemes: string];

/** Replaces left to right by the first matching pattern; unmatched letters stay. */
export function respelling(spellings: readonly Spelling[]): (word: string) => string {
  const any = new RegExp(spellings.map(([pattern]) => `(${pattern})`).join('|'), 'g');
  return (word) =>
    word.replace(any, (_, ...groups: (string | undefined)[]) => {
      const at = groups.findIndex((group) => group !== undefined);
      return spellings[at]?.[1] ?? '';
    });
}
