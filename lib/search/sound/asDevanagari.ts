/**
 * Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam; a word has only one script.
 */
const INDIC =
  /^(?:[\u0980-\u09ff]+|[\u0a00-\u0a7f]+|[\u0a80-\u0aff]+|[\u0b00-\u0b7f]+|[\u0b80-\u0bff]+|[\u0c00-\u0c7f]+|[\u0c80-\u0cff]+|[\u0d00-\u0d7f]+)$/;
const BLOCK = 0x80;
const DEVANAGARI = 0x0900;
/** Letters without an equivalent at the same place in Devanagari's block: Assamese and Gurmukhi. */
const OTHERS: Readonly<Record<string, string>> = { ৰ: 'र', ৱ: 'व', 'ੰ': 'ं', 'ੱ': '' };

const TAMIL = /^[\u0b80-\u0bff]/;
const VOICED: Readonly<Record<string, string>> = { क: 'ग', च: 'स', ट: 'ड', त: 'द', प: 'ब' };
/** A stop with a vowel, after a vowel, or after a nasal, liquid or glide without a vowel. */
const SOFT = /(?<=[\u0905-\u0914\u0915-\u0939\u093e-\u094c]|[ङञणनऩमयरऱलळऴ]्)[कचटतप](?!्)/g;
const AFTER_NASAL = /(?<=ञ्)स/g;

/** Tamil writes g, s, d, b as k, c, t, p; their position decides the sound: "மதுரை" is Madurai. */
const voiced = (tamil: string) =>
  tamil.replace(SOFT, (stop) => VOICED[stop] ?? stop).replace(AFTER_NASAL, 'ज');

/**
 * Converts a word of any Indian script to Devanagari: their Unicode blocks have the same layout
 * (ISCII). Null for other scripts.
 *
 * @param word from `fold`
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
