import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { parsePageQuery } from '@/lib/pages/pageQuery';
import type { PagePath } from '@/lib/pages/pages';
import { isBeyond, pageOf } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { getLatest } from '@/lib/stories/getNews';
import type { StoryCard } from '@/lib/stories/model/story';
import { noindexMetadata, pageMetadata } from './pageMetadata';

/** Which stories a list holds, of all that the news call gave. */
export type Choose = (latest: readonly StoryCard[]) => readonly StoryCard[];

const listOf = (path: string): Choose => {
  const section = PAGE_FEEDS.find((one) => one.path === path);
  return (latest) => section?.stories({ all: latest, states: latest }) ?? [];
};

/**
 * The page that is asked for of the list at a path, or null for one that the list does not have.
 * Only for later pages is the feed awaited; while it fails no page is known to be missing.
 */
export async function listedPage(
  path: string,
  searchParams: SearchParams,
  choose: Choose = listOf(path),
): Promise<number | null> {
  const number = await parsePageQuery(searchParams);
  if (number === 1) return number;
  const latest = await getLatest(await getLocale());
  return latest.ok && isBeyond(pageOf(choose(latest.value), number)) ? null : number;
}

/** Metadata of a page that a list does not have: nothing for search engines. */
export async function beyondMetadata(searchParams: SearchParams): Promise<Metadata> {
  const t = await getTranslations('Paging');
  return noindexMetadata(t('beyond', { number: await parsePageQuery(searchParams) }));
}

/**
 * Metadata of a fixed page with a list: each page of the list has a title and a URL of its
 * own. A filter is a view of the list, whose canonical URL is the list's.
 */
export async function listMetadata(
  path: PagePath,
  searchParams: SearchParams,
  filter?: Choose,
): Promise<Metadata> {
  const number = await listedPage(path, searchParams, filter);
  return number === null
    ? beyondMetadata(searchParams)
    : pageMetadata(path, { number, canonical: filter && path });
}
