import type { QueryParam } from '@/lib/http/queryParam';

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
