import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import type { ListPage } from '@/lib/pages/paging';
import { provider } from '@/lib/provider/provider';
import { ok, type Result } from '@/lib/result';
import type { StoryCard } from '@/lib/stories/model/story';
import { chooseListed, getArchivePage, type Listed } from './getArchivePage';
import type { FeedResult } from './getNews';

/** What a page with a filter has of its list. */
export type Filterable = {
  /** All of it, whatever is chosen; of an archive the page's. */
  stories: readonly StoryCard[];
  /** The page of what is chosen, where an archive has it. */
  archived?: ListPage<StoryCard>;
};

type Options = {
  whole: Listed;
  /** What the filter leaves of it, where one is chosen. */
  chosen?: Listed;
  /** The news call, which is all there is without an archive. */
  latest: FeedResult<StoryCard>;
  locale: Locale;
  /** The page asked for. */
  number: number;
};

/** The stories of a page with a filter: an archive filters by itself, since it is never here as a whole. */
export async function getFilterable({
  whole,
  chosen = whole,
  latest,
  locale,
  number,
}: Options): Promise<Result<Filterable, string>> {
  if (provider.hasArchive()) {
    const page = await getArchivePage(chosen, locale, number);
    return page.ok ? ok({ stories: page.value.items, archived: page.value }) : page;
  }
  const result = await latest;
  return result.ok ? ok({ stories: chooseListed(result.value, whole) }) : result;
}
