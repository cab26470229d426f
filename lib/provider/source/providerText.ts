import { wellFormed, withoutControlCharacters } from '@/lib/format/characters';

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes 0x80 to 0x9f as windows-1252, like browsers; Unicode has control characters there. */
export const withWindowsLetters = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252[byte.charCodeAt(0) - 0x80] ?? byte);

export function windowsByte(letter: string): string {
  const at = WINDOWS_1252.indexOf(letter);
  return at < 0 ? letter : String.fromCharCode(0x80 + at);
}

/** As old converters write them ("दिखार्इ"): no normal form joins them (Unicode Standard, table 12-1). */
const JOINED_VOWELS: Readonly<Record<string, string>> = {
  अऺ: 'ॳ', अऻ: 'ॴ', अा: 'आ', अॅ: 'ॲ', अॆ: 'ऄ', अॉ: 'ऑ', अॊ: 'ऒ', अो: 'ओ', अौ: 'औ', अॏ: 'ॵ', अॖ: 'ॶ', अॗ: 'ॷ',
  'ाॅ': 'ॉ', 'ाॆ': 'ॊ', 'ाे': 'ो', 'ाै': 'ौ',
  आऺ: 'ॴ', आॅ: 'ऑ', आॆ: 'ऒ', आे: 'ओ', आै: 'औ', उु: 'ऊ', एॅ: 'ऍ', एॆ: 'ऎ', एे: 'ऐ', र्इ: 'ई',
}; // prettier-ignore
const SPLIT_VOWEL = /[अआउए\u093e][\u093a\u093b\u093e\u0941\u0945-\u094c\u094f\u0956\u0957]|र्इ/g;

const joinVowels = (text: string) =>
  text.replace(SPLIT_VOWEL, (split) => JOINED_VOWELS[split] ?? split);

export const cleanText = (text: string) =>
  joinVowels(withoutControlCharacters(withWindowsLetters(wellFormed(text))));

/** Separators in keys: `tamil-nadu`, `real_estate`. A hyphen before a digit stays. */
const KEY_SEPARATOR = /(?<=[\p{Ll}\d])[-_]+(?=\p{Ll})/gu;
const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])(?!(?:and|of)\b)\p{Ll}/gu;

export const titleCase = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(KEY_SEPARATOR, ' ').replace(WORD_START, (letter) => letter.toUpperCase());

const NEPALI =
  /(?<![\u0900-\u0963])(?:छ|छन्|छैन|थियो|हुने|भएको|भएका|गरेको|गरेका|गर्ने|गर्न|लागि|पनि|भने|उनले)(?![\u0900-\u0963])/g;
const MARATHI =
  /ळ|(?<![\u0900-\u0963])(?:आहे|आहेत|आणि|नाही|नाहीत|झाला|झाली|झाले|केला|केली|केले|होते|मध्ये|साठी|असून|असे|म्हणून|म्हणाले|यांनी|यांच्या|त्यांनी|त्यांच्या|मात्र|पण|काय|कसा|कशी)(?![\u0900-\u0963])/g;
const HINDI =
  /(?<![\u0900-\u0963])(?:है|हैं|और|नहीं|के|की|का|में|से|को|ने|पर|यह|था|थी|थे|गया|गई|हुआ|हुई|लिए|क्या|कैसे)(?![\u0900-\u0963])/g;

const LENGTH = 1_000;

/** Languages with a script of their own, in the order of their Unicode blocks. */
const BY_SCRIPT = ['bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'] as const;
const FIRST = 0x980;
const OF_SCRIPTS = /[\u0980-\u0d7f]/g;

const isMostOf = (text: string, letters: readonly string[] | null) =>
  2 * (letters?.length ?? 0) > (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0);

function languageByScript(text: string): (typeof BY_SCRIPT)[number] | null {
  const found = text.match(OF_SCRIPTS);
  if (!found || !isMostOf(text, found)) return null;
  return BY_SCRIPT[((found[0]?.codePointAt(0) ?? FIRST) - FIRST) >> 7] ?? null;
}

/** Letters of Assamese that Bengali lacks. */
const ASSAMESE = /[ৰৱ]/;

/** Letters of Urdu that Arabic and Persian lack; some are Punjabi's, Sindhi's and Kashmiri's too. */
const ARABIC = /[\u0600-\u06ff]/g;
const URDU = /[ٹڈڑںھےۓ]/;

export function languageByWords(
  text: string,
): 'as' | 'hi' | 'mr' | 'ne' | 'ur' | (typeof BY_SCRIPT)[number] | null {
  if (ASSAMESE.test(text)) return 'as';
  const start = text.slice(0, LENGTH);
  if (URDU.test(start) && isMostOf(start, start.match(ARABIC))) return 'ur';
  const byScript = languageByScript(start);
  if (byScript) return byScript;
  const count = (words: RegExp) => start.match(words)?.length ?? 0;
  const [hindi, marathi, nepali] = [count(HINDI), count(MARATHI), count(NEPALI)];
  if (marathi > Math.max(hindi, nepali)) return 'mr';
  if (nepali > Math.max(hindi, marathi)) return 'ne';
  return hindi > Math.max(marathi, nepali) ? 'hi' : null;
}
