import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { ListPage } from '@/lib/pages/paging';
import { provider } from '@/lib/provider/provider';
import { ok, type Result } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { getArchivePage } from './getArchivePage';
import type { FeedResult } from './getNews';
import { chooseListed, type ListedByCard } from './listOfPage';

export type Filterable = {
  stories: readonly StoryCard[];
  archived?: ListPage<StoryCard>;
};

type Options = {
  whole: ListedByCard;
  chosen?: ListedByCard;
  latest: FeedResult<StoryCard>;
  locale: Locale;
  number: number;
};

/** Archives filter on their side, because the site never has all of their stories. */
export async function getFilterable({
  whole,
  chosen = whole,
  latest,
  locale,
  number,
}: Options): Promise<Result<Filterable, string>> {
  if (await provider.hasArchive()) {
    const page = await getArchivePage(chosen, locale, number);
    return page.ok ? ok({ stories: page.value.items, archived: page.value }) : page;
  }
  const result = await latest;
  return result.ok ? ok({ stories: chooseListed(result.value, whole) }) : result;
}
