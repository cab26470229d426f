import { cutAtGrapheme } from '@/lib/text/graphemes';
import { fold } from './fold';

/** Longer queries are cut; the field takes no more. */
export const QUERY_LIMIT = 100;

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** The reader's words as they came in the address, tidied: one line, single spaces, at most `QUERY_LIMIT` long. */
export function queryText(given: string | string[] | undefined): string {
  const [first = ''] = [given].flat();
  return cutAtGrapheme(first.replace(/[\s\p{Cc}]+/gu, ' ').trim(), QUERY_LIMIT);
}

/** What a query asks for, word by word, folded. Empty when it holds no letter and no digit. */
export const terms = (query: string): string[] => words(query).map(({ folded }) => folded);

/** The words of a text where they stand in it, each with its folded form. */
export function words(text: string): { start: number; end: number; folded: string }[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length, folded: fold(word) }))
    .filter(({ folded }) => folded !== '');
}

/** Whether a folded word is one of the terms; of the last, which may be half written, its beginning will do. */
export const isHit = (folded: string, asked: readonly string[]): boolean =>
  asked.some((term, at) => (at === asked.length - 1 ? folded.startsWith(term) : folded === term));
