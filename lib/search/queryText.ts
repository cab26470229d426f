import { truncateAtGrapheme } from '@/lib/format/graphemes';
import type { QueryParam } from '@/lib/request/queryParam';

export const QUERY_LIMIT = 100;

export function queryText(given: QueryParam): string {
  const [first = ''] = [given].flat();
  return truncateAtGrapheme(first.replace(/[\s\p{Cc}]+/gu, ' ').trim(), QUERY_LIMIT);
}

const URLS = /\bhttps?:\/\/\S+/gi;

/**
 * The words shared to the installed app, without URLs. Phones may send only a URL as text; then the
 * title says more.
 */
export function sharedText(text: QueryParam, title: QueryParam): string {
  const [[shared = ''], [named = '']] = [[text].flat(), [title].flat()];
  return shared.replace(URLS, ' ').trim() || named || shared;
}
