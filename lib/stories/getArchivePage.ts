import 'server-only';
import { cache } from 'react';
import type { CategoryKey, StateKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/routing';
import { type ListPage, listPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';
import { provider, type Selection } from '@/lib/provider/provider';
import { ok, type Result } from '@/lib/result';
import type { Story, StoryCard } from '@/lib/story/story';
import { cardOf } from './cardOf';
import { getLatest } from './getNews';
import { inCategories, inState } from './storySelection';

export type Listed =
  | Extract<Selection, { by: 'all' | 'categories' | 'state' }>
  /** For lists only, because archives filter by one criterion. */
  | { by: 'stateCategories'; state: StateKey; categories: readonly CategoryKey[] };

export type ArchiveResult = Promise<Result<ListPage<StoryCard>, string>>;

/** A shared constant, so that `oncePerList` memoises on it. */
const NO_PAGE = pageOf<StoryCard>([], 1);

export const pageOrEmpty = (result: Awaited<ArchiveResult>): ListPage<StoryCard> =>
  result.ok ? result.value : NO_PAGE;

export const itemsOf = async (result: ArchiveResult): Promise<readonly StoryCard[]> =>
  pageOrEmpty(await result).items;

/**
 * Page `number` counts from 1. The first page falls back to the news call, the only source without
 * an archive.
 */
export async function getArchivePage(
  listed: Listed,
  locale: Locale,
  number: number,
): ArchiveResult {
  if (listed.by !== 'stateCategories' && provider.hasArchive()) {
    const archived = await archivePage(listed, number);
    if (archived.ok) return ok(archived.value.page);
    if (number > 1) return archived;
  }
  const latest = await getLatest(locale);
  return latest.ok ? ok(pageOf(chooseListed(latest.value, listed), number)) : latest;
}

export function chooseListed(stories: readonly StoryCard[], listed: Listed): readonly StoryCard[] {
  switch (listed.by) {
    case 'all':
      return stories;
    case 'categories':
      return inCategories(stories, listed.categories);
    case 'state':
      return inState(stories, listed.state);
    case 'stateCategories':
      return inCategories(inState(stories, listed.state), listed.categories);
  }
}

export type ArchivedPage = { stories: readonly Story[]; page: ListPage<StoryCard> };

type Archived = Promise<Result<ArchivedPage, string>>;

/** Per request, so that a page and its metadata share a call. */
const pagesOfRequest = cache(() => new Map<string, Archived>());

export function archivePage(selection: Selection, number: number): Archived {
  const pages = pagesOfRequest();
  const key = JSON.stringify([selection, number]);
  const known = pages.get(key);
  if (known) return known;
  const asked = askArchive(selection, number);
  pages.set(key, asked);
  return asked;
}

async function askArchive(selection: Selection, number: number): Archived {
  const result = await provider.archive(selection, { number, size: PAGE_SIZE });
  if (!result) return ok({ stories: [], page: NO_PAGE });
  if (!result.ok) return result;
  const { stories, total } = result.value;
  return ok({
    stories,
    page: listPage(
      stories.map((story) => cardOf(story)),
      total,
      number,
    ),
  });
}
