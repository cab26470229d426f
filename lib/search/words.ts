import { fold } from './fold';

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

export type Word = { start: number; end: number; folded: string };

/** The words of a text with their positions, each with its folded form. */
export function words(text: string): Word[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, folded: fold(word) }))
    .filter(({ folded }) => folded !== '');
}

/** The words of a text, folded, with single spaces between them. */
export const phrase = (text: string) =>
  words(text)
    .map(({ folded }) => folded)
    .join(' ');
