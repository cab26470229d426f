/**
 * ISO 15919 with one letter each. Capitals are aspirates; dentals and retroflexes share a letter,
 * because Roman spelling does not distinguish them.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k', ख: 'K', ग: 'g', घ: 'G', ङ: 'n',
  च: 'c', छ: 'C', ज: 'j', झ: 'J', ञ: 'n',
  ट: 't', ठ: 'T', ड: 'd', ढ: 'D', ण: 'n',
  त: 't', थ: 'T', द: 'd', ध: 'D', न: 'n', ऩ: 'n',
  प: 'p', फ: 'f', ब: 'b', भ: 'B', म: 'm',
  य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', ऴ: 'l', व: 'v',
  श: 'S', ष: 'S', स: 's', ह: 'h',
}; // prettier-ignore

/** Vowel length matters only for "a". */
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'A', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'E', ओ: 'o', औ: 'O',
  ऍ: 'e', ऎ: 'e', ॲ: 'e', ऑ: 'o', ऒ: 'o',
}; // prettier-ignore
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'A', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'E', 'ो': 'o', 'ौ': 'O',
  'ॅ': 'e', 'ॆ': 'e', 'ॉ': 'o', 'ॊ': 'o',
}; // prettier-ignore

const VIRAMA = '्';
const NASAL = 'ं';

/** "ज्ञ" is pronounced "gy". */
const GYA = /ज्ञ/g;

/**
 * The flaps "ड़" and "ढ़" without their dot, which folding and writers drop: inside a word, not
 * after a nasal or consonant.
 */
const isFlap = (letter: string, before: string, after: string) =>
  'डढ'.includes(letter) &&
  before !== '' &&
  before !== VIRAMA &&
  before !== NASAL &&
  after !== VIRAMA;

export function devanagariPhonemes(word: string): string {
  const letters = [...word.replace(GYA, 'ग्य')];
  let heard = '';
  for (const [at, letter] of letters.entries()) {
    const [before = '', after = ''] = [letters[at - 1], letters[at + 1]];
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      heard += isFlap(letter, before, after) ? (letter === 'ड' ? 'R' : 'Q') : consonant;
      if (hasInherentVowel(letter, before, after)) heard += 'a';
    } else if (letter === NASAL) heard += 'M';
    else heard += VOWELS[letter] ?? SIGNS[letter] ?? '';
  }
  return heard;
}

/** No "a" before a vowel sign or virama, or at a word's end, except in "-iya". */
const hasInherentVowel = (letter: string, before: string, after: string) =>
  after === '' ? letter === 'य' && 'िी'.includes(before) : after !== VIRAMA && !(after in SIGNS);

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
