import type { QueryParam } from '@/lib/http/queryParam';
import { truncateAtGrapheme } from '@/lib/text/graphemes';

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
