import 'server-only';
import { COMPANY_PATHS } from '#site/pages.mjs';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { PAGE_PATHS } from '@/lib/pages/pages';
import { isBeyond, pagePath } from '@/lib/pages/paging';
import { getArchivePage } from '@/lib/stories/getArchivePage';
import { getTermPage } from '@/lib/stories/getTermPage';
import { listOfPage } from '@/lib/stories/listOfPage';

/**
 * Falls back to the first page, because other systems have shorter pages.
 *
 * @param path the list's, without language prefix
 */
export async function pageOfList(path: string, number: number, locale: Locale): Promise<string> {
  const hasPage = number > 1 && (await isThere(path, number, locale));
  return localPath(pagePath(path, hasPage ? number : 1), locale);
}

const TERM = /^\/(author|tag)\/([^/]+)$/;

async function isThere(path: string, number: number, locale: Locale): Promise<boolean> {
  const [, by, slug] = TERM.exec(path) ?? [];
  if (slug !== undefined) {
    const kind = by === 'author' ? 'author' : 'tag';
    const term = await getTermPage(kind, safeDecode(slug), locale, number);
    return term.ok && !isBeyond(term.value.page);
  }
  const page = await getArchivePage(listOfPage(path), locale, number);
  return page.ok && !isBeyond(page.value);
}

const lettersOf = (path: string) => path.toLowerCase().replace(/[-_]/g, '');
const firstWord = (path: string) => path.split('-', 1)[0] ?? path;

/** The page that a reader means by `/livetv`, `/video`, `/contact` or `/terms-of-use`. */
export function pageForAlias(path: string): string | null {
  const letters = lettersOf(path);
  return (
    PAGE_PATHS.find((page) => [letters, `${letters}s`].includes(lettersOf(page))) ??
    COMPANY_PATHS.find((page) => firstWord(page) === firstWord(path.toLowerCase())) ??
    null
  );
}
