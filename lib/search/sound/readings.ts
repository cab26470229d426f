import { letterNames } from '@/lib/format/dottedLetters';
import { LONGEST_KEY } from './comparison';
import { asDevanagari, devanagariPhonemes } from './devanagari';
import { limitOf } from './limits';
import { englishPhonemes, romanPhonemes } from './roman';

/** Equates spelling variants in either script. Order matters: later rules see earlier results. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // "क्षेत्र" is pronounced and typed as "shetra".
  [/^kS/, 'S'],
  // "भाई" and "bhai", "नई" and "नयी" end like "है"; "लखनऊ" like "और".
  [/[aA]y?i/g, 'E'],
  [/[aA]u/g, 'O'],
  // A glide beside its own vowel is optional: "किया" is "kia", "चाहिये" is "चाहिए", "हुआ" is
  // "huva".
  [/(?<=[ie])y(?=[aAeuoOE])/g, ''],
  [/(?<=[aAuoOE])y(?=[ie])/g, ''],
  [/(?<=u)v(?=[aAieE])/g, ''],
  // "pehle" is "पहले".
  [/[eE](?=h)/g, 'a'],
  // "द्य" is often spelled "ध": "विधालय"; in Roman, "udhyog" is "उद्योग".
  [/[dD]y/g, 'D'],
  // "व्हाट्सऐप" is pronounced "whatsapp".
  [/vh/g, 'v'],
  // "सिंह" is pronounced "singh".
  [/[nmM]h$/, 'MG'],
  // A nasal adopts the place of the next consonant; at the end it nasalises the vowel: "गाँव".
  [/(?<![nmM])[nmM]+(?=[kKgGcCjJzstTdDRQpfbBS])/g, 'M'],
  [/[nmM](v|y)$/, '$1M'],
  // People type doubled letters once: "दिल्ली", "अच्छा".
  [/k(?=K)|g(?=G)|c(?=C)|j(?=J)|t(?=T)|d(?=D)|p(?=f)|b(?=B)/g, ''],
  [/(.)\1+/g, '$1'],
];

const level = (phonemes: string): string =>
  RULES.reduce((key, [pattern, to]) => key.replace(pattern, to), phonemes);

const DEVANAGARI = /^[\u0900-\u0963\u0970-\u097f]+$/;
const ROMAN = /^[a-z]+$/;

/** Longer abbreviations have four consonants in a row, which no word has: "irctc", "mppsc". */
const ABBREVIATION = /^(?:[a-z]{2,4}|(?=[a-z]*[^aeiouy]{4})[a-z]{5,6})$/;
/** Strict, because any short word would fit an abbreviation. */
const ABBREVIATION_LIMIT = 20;
const LONGEST_WORD = 40;

export type Reading = { key: string; limit: number };

const reading = (phonemes: string, limit = Infinity): Reading => {
  const key = level(phonemes).slice(0, LONGEST_KEY);
  return { key, limit: Math.min(limit, limitOf(key)) };
};

/**
 * Keys to compare words across scripts: one for an Indian script; for Roman, as Hindi, as English
 * and as an abbreviation. Otherwise empty.
 */
export function readings(word: string): readonly Reading[] {
  if (word.length > LONGEST_WORD) return [];
  const indian = inDevanagari(word);
  const all = indian
    ? [reading(devanagariPhonemes(indian))]
    : ROMAN.test(word)
      ? [...(isInitials(word) ? [] : spelled(word)), ...abbreviation(word)]
      : [];
  return all.filter(
    ({ key }, at) => key.length > 1 && all.findIndex((one) => one.key === key) === at,
  );
}

const spelled = (word: string) => [
  ...hindiSpellings(word).map((spelling) => reading(romanPhonemes(spelling))),
  reading(englishPhonemes(word)),
];

/** "jai" is "जय", "chai" is "चाय". */
const hindiSpellings = (word: string) =>
  /.ai$/.test(word) ? [word, word.replace(/i$/, 'y')] : [word];

/** Four letters or more without a vowel are initials: "hdfc", "mppsc". */
export const isInitials = (word: string) => /^[^aeiouy]{4,}$/.test(word);

export const isAbbreviation = (word: string) => ABBREVIATION.test(word);

const abbreviation = (word: string) =>
  isAbbreviation(word) ? [reading(devanagariPhonemes(letterNames(word)), ABBREVIATION_LIMIT)] : [];

export const inDevanagari = (word: string): string | null =>
  isDevanagari(word) ? word : asDevanagari(word);

export const isDevanagari = (word: string) => DEVANAGARI.test(word);
