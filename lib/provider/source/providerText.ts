import { latinDigits } from '@/lib/format/readNumber';

/**
 * A text whose अ followed by the sign ॅ is the letter ॲ: as two characters it is drawn with a dotted
 * circle, and Unicode composes it by no normal form.
 */
export const withCandraA = (text: string) => text.replace(/\u0905\u0945/g, '\u0972');

/** Joins the words of a key: `tamil-nadu`, `real_estate`. A hyphen before a digit stays. */
const KEY_SEPARATOR = /(?<=[\p{Ll}\d])[-_]+(?=\p{Ll})/gu;
const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])(?!(?:and|of)\b)\p{Ll}/gu;

/**
 * A name written as a key, in words with capitals. One that has a capital somewhere, or is in
 * Devanagari, is left as it is.
 */
export const titleCase = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replace(KEY_SEPARATOR, ' ').replace(WORD_START, (letter) => letter.toUpperCase());

/** Marathi's letter ळ, and words that a Marathi text can hardly do without and Hindi does not have. */
const MARATHI =
  /ळ|(?<![\u0900-\u0963])(?:आहे|आहेत|आणि|नाही|नाहीत|झाला|झाली|झाले|केला|केली|केले|होते|मध्ये|साठी|असून|असे|म्हणून|म्हणाले|यांनी|यांच्या|त्यांनी|त्यांच्या|मात्र|पण|काय|कसा|कशी)(?![\u0900-\u0963])/g;
const HINDI =
  /(?<![\u0900-\u0963])(?:है|हैं|और|नहीं|के|की|का|में|से|को|ने|पर|यह|था|थी|थे|गया|गई|हुआ|हुई|लिए|क्या|कैसे)(?![\u0900-\u0963])/g;

/** As much of a text as tells. */
const LENGTH = 1_000;

/**
 * Whether a text in Devanagari is Marathi and no Hindi, by the small words of each. A text without
 * any, such as a short headline, is not.
 */
export function isMarathi(text: string): boolean {
  const start = text.slice(0, LENGTH);
  const count = (words: RegExp) => start.match(words)?.length ?? 0;
  return count(MARATHI) > count(HINDI);
}

const DEFAULT_MINUTES = 3;

/**
 * "5", "5 min", "5-minute read", "5 मिनट", "५ मिनट में पढ़ें": a figure and its unit, and nothing
 * else.
 */
const MINUTES = /^(\d{1,4})(?:[\s-]*(?:min(?:ute)?s?\.?(?:\s+read)?|मिनट(?:\s+में\s+पढ\u093c?ें)?))?$/i;

const WORDS_A_MINUTE = 200;

/** As many minutes as a text of these words takes, at least one. */
const minutesOf = (text: string) =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / WORDS_A_MINUTE));

/**
 * How long a poster's story takes to read: a number of minutes, or the provider's own text. If the
 * provider sends neither, the minutes are counted from the story's text; without a text they are the
 * default of product.md 10.1.
 */
export function readTime(given: string | number | undefined, text?: string): number | string {
  if (given === undefined) return text ? minutesOf(text) : DEFAULT_MINUTES;
  const minutes = typeof given === 'number' ? given : MINUTES.exec(latinDigits(given))?.[1];
  if (minutes === undefined) return given;
  return Number(minutes) > 0 ? Number(minutes) : DEFAULT_MINUTES;
}
