import 'server-only';
import { getLocale } from 'next-intl/server';
import { safeDecode } from '@/lib/format/safeDecode';
import { parsePageQuery } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { currentPath } from '@/lib/request/requestHeaders';
import { authorPath, tagPath } from '@/lib/story/termPaths';
import { getTermPage, type TermKind } from './getTermPage';

const PATHS = { author: authorPath, tag: tagPath };

export const termPath = (by: TermKind, slug: string): string => PATHS[by](slug);

/**
 * Reads the slug from the raw path, because Next passes it raw to a page but decoded to its
 * metadata.
 */
export async function requestedTerm(by: TermKind, searchParams: SearchParams) {
  const [path, locale, number] = await Promise.all([
    currentPath(),
    getLocale(),
    parsePageQuery(searchParams),
  ]);
  const slug = safeDecode(path.split('/').at(-1) ?? '');
  return { slug, number, result: await getTermPage(by, slug, locale, number) };
}
