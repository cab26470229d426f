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
