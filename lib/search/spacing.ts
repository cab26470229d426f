/** What a word costs more that was typed as two, or two that were typed as one. */
export const RESPACED = 20;
/** How far it may be to be the same at all. */
export const RESPACED_LIMIT = 60;
/** The shortest part of a word that is looked for as a word. */
const PART = 3;

const SAME_CONSONANT = /([b-df-hj-np-tv-z]) (?=\1)/;

/**
 * Two folded words as one, "jan dhan" for "जनधन": as they are spelled, and, where that is another, as they may be said. Two
 * equal letters in the middle are one by sound ("fast tag", "फ़ास्टैग") unless a schwa parts them ("sharab bandi",
 * "शराबबंदी"). None where a word is missing or is a phrase.
 */
export function joined(one = ' ', next = ' '): readonly string[] {
  if (one.includes(' ') || next.includes(' ')) return [];
  const parted = `${one} ${next}`.replace(SAME_CONSONANT, '$1a').replace(' ', '');
  return [...new Set([one + next, parted])];
}

/** All ways to write one folded word as two. */
export const halves = (word: string): (readonly [string, string])[] =>
  word.includes(' ')
    ? []
    : Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, at) => [
        word.slice(0, at + PART),
        word.slice(at + PART),
      ]);
