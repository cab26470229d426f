import { DOTTED_LETTERS, withoutDots } from './dottedLetters';
import { latinDigits } from './latinDigits';

/** Letters with several encodings: Arabic forms of Urdu letters, Malayalam chillus, nasal signs. */
const FORMS: Readonly<Record<string, string>> = {
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ' },
  ...{ ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' },
  ...{ 'ঁ': 'ং', 'ઁ': 'ં', 'ଁ': 'ଂ', 'ఁ': 'ం', 'ಁ': 'ಂ', 'ഁ': 'ം', 'ਁ': 'ਂ', 'ੰ': 'ਂ' },
};
const FORM = new RegExp(`[${Object.keys(FORMS).join('')}]`, 'g');

const oneForm = (text: string): string => text.replace(FORM, (letter) => FORMS[letter] ?? letter);

/**
 * Accents, nuktas, Urdu's short vowels, joiners, soft hyphens and other zero-width signs;
 * superscript digits, which are footnotes or powers.
 */
const DROPPED =
  /[\u0300-\u036f\u064b-\u0652\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200c\u200d\u2060\ufeff\u00b2\u00b3\u00b9\u2070\u2074-\u2079]/g;
const LOWERED_DIGIT = /[₀-₉]/g;
const CHANDRABINDU = /\u0901/g;
/** A nasal before a consonant of its class: "हिन्दी" is also spelled "हिंदी". */
const NASAL_BEFORE_ITS_ROW = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

const toPlainDigit = (digit: string) => String(digit.charCodeAt(0) - 0x2080);

/**
 * Equates spelling variants: folds case, Latin accents, nukta, chandrabindu, anusvara and digits.
 */
export const fold = (text: string): string =>
  oneForm(latinDigits(text.normalize('NFD')))
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(CHANDRABINDU, 'ं')
    .replace(LOWERED_DIGIT, toPlainDigit)
    .replace(NASAL_BEFORE_ITS_ROW, 'ं');

const WORD = new RegExp(
  String.raw`${DOTTED_LETTERS}|[\p{L}\p{M}\p{N}\u00ad\u200c\u200d\u2060\ufeff]+`,
  'gu',
);

export type Word = { start: number; end: number; folded: string };

export function words(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      folded: fold(withoutDots(word)),
    }))
    .filter(({ folded }) => folded !== '');
}

export const phrase = (text: string) =>
  words(text)
    .map(({ folded }) => folded)
    .join(' ');
