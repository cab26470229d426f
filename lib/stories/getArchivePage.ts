import 'server-only';
import { cache } from 'react';
import type { District } from '@/lib/content/districts';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { type ListPage, listPage, PAGE_SIZE, pageOf } from '@/lib/pages/paging';
import { FAILURES, provider, type Selection } from '@/lib/provider/provider';
import { err, ok, type Result } from '@/lib/result';
import type { Story, StoryCard } from '@/lib/story/story';
import { cardOf } from './cardOf';
import { getAllStories } from './getAllStories';
import { getLatest } from './getNews';
import { inDistrict } from './inDistrict';
import { chooseListed, type Listed } from './listOfPage';
import { newest } from './order';
import { inTopic } from './storySelection';

export type ArchiveResult = Promise<Result<ListPage<StoryCard>, string>>;

const NO_PAGE = pageOf<StoryCard>([], 1);

export const pageOrEmpty = (result: Awaited<ArchiveResult>): ListPage<StoryCard> =>
  result.ok ? result.value : NO_PAGE;

export const itemsOf = async (result: ArchiveResult): Promise<readonly StoryCard[]> =>
  pageOrEmpty(await result).items;

/**
 * Pages count from 1. Without an archive the news call supplies all pages; if the archive fails,
 * only the first.
 */
export async function getArchivePage(
  listed: Listed,
  locale: Locale,
  number: number,
): ArchiveResult {
  if (listed.by === 'topic') return getTopicPage(listed, locale, number);
  if (listed.by === 'district') return districtPage(listed.district, locale, number);
  if (listed.by !== 'stateCategories' && (await provider.hasArchive())) {
    const archived = await archivePage(listed, number);
    if (archived.ok) return ok(archived.value.page);
    if (number > 1) return archived;
  }
  const latest = await getLatest(locale);
  return latest.ok ? ok(pageOf(chooseListed(latest.value, listed), number)) : latest;
}

type Topic = Extract<Listed, { by: 'topic' }>;

async function getTopicPage(topic: Topic, locale: Locale, number: number): ArchiveResult {
  if (await provider.hasArchive()) {
    const archived = await archivePage(topic, number);
    if (archived.ok) return ok(archived.value.page);
    if (number > 1) return archived;
  }
  const { stories, coverage } = await getAllStories();
  if (coverage === 'none') return err(FAILURES.news);
  return ok(pageOf(cardsOfTopic(stories, topic, locale), number));
}

const cardsOfTopic = memoize((stories: readonly Story[], topic: Topic, locale: Locale) =>
  newestCards(inTopic(stories, topic), locale),
);

const newestCards = (stories: readonly Story[], locale: Locale): readonly StoryCard[] =>
  newest([stories], locale).map((story) => cardOf(story));

/** From the archive, else from all lists, which have places that an archive may not know. */
async function districtPage(district: District, locale: Locale, number: number): ArchiveResult {
  if (await provider.hasArchive()) {
    const archived = await archivePage({ by: 'names', names: district.names }, number);
    if (archived.ok && archived.value.page.total > 0) return ok(archived.value.page);
    if (!archived.ok && number > 1) return archived;
  }
  const { stories, coverage } = await getAllStories();
  if (coverage === 'none') return err(FAILURES.news);
  return ok(pageOf(cardsOfDistrict(stories, locale, district.id), number));
}

const cardsOfDistrict = memoize((stories: readonly Story[], locale: Locale, id: string) =>
  newestCards(inDistrict(stories, id), locale),
);

export type ArchivedPage = { stories: readonly Story[]; page: ListPage<StoryCard> };

type Archived = Promise<Result<ArchivedPage, string>>;

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
