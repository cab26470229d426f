export const RESPACED = 20;
export const RESPACED_LIMIT = 60;
const PART = 3;

const SAME_CONSONANT = /([b-df-hj-np-tv-z]) (?=\1)/;

/**
 * "jan dhan" becomes "जनधन". Equal consonants at the joint merge ("fast tag", "फ़ास्टैग") or keep a
 * schwa ("sharab bandi", "शराबबंदी").
 */
export function joined(one = ' ', next = ' '): readonly string[] {
  if (one.includes(' ') || next.includes(' ')) return [];
  const parted = `${one} ${next}`.replace(SAME_CONSONANT, '$1a').replace(' ', '');
  return [...new Set([one + next, parted])];
}

export const halves = (word: string): (readonly [string, string])[] =>
  word.includes(' ')
    ? []
    : Array.from({ length: Math.max(0, word.length - 2 * PART + 1) }, (_, at) => [
        word.slice(0, at + PART),
        word.slice(at + PART),
      ]);
