import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { parsePageQuery } from '@/lib/pages/pageQuery';
import { isPage } from '@/lib/pages/pages';
import { isBeyond } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { getArchivePage, type Listed } from '@/lib/stories/getArchivePage';
import { listOf } from './listOf';
import { noindexMetadata, pageMetadata } from './pageMetadata';

/**
 * The page that is asked for of the list at a path, or null for one that the list does not have.
 * Only for later pages is the list awaited; while it fails no page is known to be missing.
 */
export async function listedPage(
  path: string,
  searchParams: SearchParams,
  listed: Listed = listOf(path),
): Promise<number | null> {
  const number = await parsePageQuery(searchParams);
  if (number === 1) return number;
  const page = await getArchivePage(listed, await getLocale(), number);
  return page.ok && isBeyond(page.value) ? null : number;
}

/** Metadata of a page that a list does not have: nothing for search engines. */
export async function beyondMetadata(searchParams: SearchParams): Promise<Metadata> {
  const t = await getTranslations('Paging');
  return noindexMetadata(t('beyond', { number: await parsePageQuery(searchParams) }));
}

/**
 * Metadata of a fixed page with a list: each page of the list has a title and a URL of its
 * own. A filter is a view of the list, whose canonical URL is the list's. No request reaches a page that
 * the site has left out (`siteRoute`).
 */
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
