import { LETTER_NAMES } from './letterNames';

const LETTER = `(?:[A-Za-z]|${LETTER_NAMES.toSorted((one, other) => other.length - one.length).join('|')})`;
const ANY = String.raw`[\p{L}\p{M}\p{N}]`;

export const DOTTED_LETTERS = String.raw`(?<!${ANY})${LETTER}(?:\.${LETTER})+(?!${ANY})\.?`;

const ALL = new RegExp(DOTTED_LETTERS, 'gu');
const MAY_HAVE = /[A-Za-z\u0900-\u097f]\.[A-Za-z\u0900-\u097f]/;

export const withoutDots = (text: string): string =>
  MAY_HAVE.test(text) ? text.replace(ALL, (letters) => letters.replaceAll('.', '')) : text;
