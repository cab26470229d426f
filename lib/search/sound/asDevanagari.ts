/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: one word, one script. */
const INDIC =
  /^(?:[\u0980-\u09ff]+|[\u0a00-\u0a7f]+|[\u0a80-\u0aff]+|[\u0b00-\u0b7f]+|[\u0b80-\u0bff]+|[\u0c00-\u0c7f]+|[\u0c80-\u0cff]+|[\u0d00-\u0d7f]+)$/;
const BLOCK = 0x80;
const DEVANAGARI = 0x0900;
/** Letters that have no like of theirs at Devanagari's place: Assamese and Gurmukhi. */
const OTHERS: Readonly<Record<string, string>> = { ৰ: 'र', ৱ: 'व', 'ੰ': 'ं', 'ੱ': '' };

const TAMIL = /^[\u0b80-\u0bff]/;
const VOICED: Readonly<Record<string, string>> = { क: 'ग', च: 'स', ट: 'ड', त: 'द', प: 'ब' };
/** A stop with a vowel, behind a vowel, or behind a nasal, a liquid or a glide without one. */
const SOFT = /(?<=[\u0905-\u0914\u0915-\u0939\u093e-\u094c]|[ङञणनऩमयरऱलळऴ]्)[कचटतप](?!्)/g;
const AFTER_NASAL = /(?<=ञ्)स/g;

/** Tamil writes g, s, d, b as k, c, t, p, and says them by their place: "மதுரை" is Madurai. */
const voiced = (tamil: string) =>
  tamil.replace(SOFT, (stop) => VOICED[stop] ?? stop).replace(AFTER_NASAL, 'ज');

/**
 * A word of any Indian script in Devanagari: their Unicode blocks put like sounds at like places
 * (ISCII). Null for other scripts.
 *
 * @param word as `fold` leaves it
 */
export function asDevanagari(word: string): string | null {
  if (!INDIC.test(word)) return null;
  const letters = word
    .normalize('NFC')
    .replace(
      /./gu,
      (letter) =>
        OTHERS[letter] ?? String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % BLOCK)),
    );
  return TAMIL.test(word) ? voiced(letters) : letters;
}
