/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: one word, one script. */
const INDIC =
  /^(?:[\u0980-\u09ff]+|[\u0a00-\u0a7f]+|[\u0a80-\u0aff]+|[\u0b00-\u0b7f]+|[\u0b80-\u0bff]+|[\u0c00-\u0c7f]+|[\u0c80-\u0cff]+|[\u0d00-\u0d7f]+)$/;
const BLOCK = 0x80;
const DEVANAGARI = 0x0900;
/** Letters that have no like of theirs at Devanagari's place: Assamese and Gurmukhi. */
const OTHERS: Readonly<Record<string, string>> = { ৰ: 'र', ৱ: 'व', 'ੰ': 'ं', 'ੱ': '' };

/**
 * Letters of one sound have one place in the blocks of India's scripts (ISO 15919 and Unicode both go back to
 * ISCII), so a word is heard as the same one in Devanagari. Null for other scripts.
 *
 * @param word as `fold` leaves it
 */
export const asDevanagari = (word: string): string | null =>
  INDIC.test(word)
    ? word
        .normalize('NFC')
        .replace(
          /./gu,
          (letter) =>
            OTHERS[letter] ??
            String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % BLOCK)),
        )
    : null;
