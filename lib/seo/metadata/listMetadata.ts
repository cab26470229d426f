import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isPage } from '@/lib/pages/pages';
import { isBeyond, parsePageQuery } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage } from '@/lib/stories/getArchivePage';
import { listOfPage, type Listed } from '@/lib/stories/listOfPage';
import { noindexMetadata, pageMetadata } from './pageMetadata';

/**
 * Null past the list's end. Loads the list only for later pages; a failed list does not make a page
 * missing.
 */
export async function listedPage(
  path: string,
  searchParams: SearchParams,
  listed: Listed = listOfPage(path),
): Promise<number | null> {
  const number = await parsePageQuery(searchParams);
  if (number === 1) return number;
  const page = await getArchivePage(listed, await getLocale(), number);
  return page.ok && isBeyond(page.value) ? null : number;
}

export async function beyondMetadata(searchParams: SearchParams): Promise<Metadata> {
  const t = await getTranslations('Paging');
  return noindexMetadata(t('beyond', { number: await parsePageQuery(searchParams) }));
}

/** Each list page has its own title and canonical URL; a filtered view has the list's. */
export async function listMetadata(
  path: string,
  searchParams: SearchParams,
  filter?: Listed,
): Promise<Metadata> {
  if (!isPage(path)) notFound();
  const number = await listedPage(path, searchParams, filter);
  return number === null
    ? beyondMetadata(searchParams)
    : pageMetadata(path, { number, canonical: filter && path });
}
