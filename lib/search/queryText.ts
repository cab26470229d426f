import { truncateAtGrapheme } from '@/lib/format/graphemes';
import type { QueryParam } from '@/lib/request/queryParam';

/** Longer queries are cut; the field takes no more. */
export const QUERY_LIMIT = 100;

/**
 * The reader's words as they came in the URL, tidied: one line, single spaces, at most
 * `QUERY_LIMIT` long.
 */
export function queryText(given: QueryParam): string {
  const [first = ''] = [given].flat();
  return truncateAtGrapheme(first.replace(/[\s\p{Cc}]+/gu, ' ').trim(), QUERY_LIMIT);
}

const URLS = /\bhttps?:\/\/\S+/gi;

/**
 * What is looked for when something was shared to the site as an app: its words without URLs.
 * Phones put a page's URL into the text and its name into the title, which then says more. What
 * was typed holds no title.
 */
export function sharedText(text: QueryParam, title: QueryParam): string {
  const [[shared = ''], [named = '']] = [[text].flat(), [title].flat()];
  return shared.replace(URLS, ' ').trim() || named || shared;
}
