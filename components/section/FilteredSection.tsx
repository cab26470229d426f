import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SharedFeed } from '@/components/layout/SharedFeed';
import { BLOCKS } from '@/components/ui/columns';
import type { CategoryKey } from '@/lib/content/keys';
import { parsePageQuery } from '@/lib/pages/paging';
import type { SearchParams } from '@/lib/request/queryParam';
import { requestTime } from '@/lib/request/requestTime';
import { getFilterable } from '@/lib/stories/getFilterable';
import type { FeedResult } from '@/lib/stories/getNews';
import type { ListedByCard } from '@/lib/stories/listOfPage';
import { parseListPage } from '@/lib/stories/parseListPage';
import type { StoryCard } from '@/lib/story/story';
import { FilteredNews, type FilteredPage } from './FilteredNews';

const NOTHING = { stories: [] };

type Props = FilteredPage & {
  searchParams: SearchParams;
  latest: FeedResult<StoryCard>;
  listed: ListedByCard;
  /** Streamed together with the list, because a late short list would leave it far below. */
  after?: ReactNode;
};

const filteredBy = (listed: ListedByCard, categories: readonly CategoryKey[]): ListedByCard =>
  listed.by === 'state'
    ? { by: 'stateCategories', state: listed.state, categories }
    : { by: 'categories', categories };

export async function FilteredSection({ searchParams, latest, listed, after, ...page }: Props) {
  const [now, locale, asked] = await Promise.all([
    requestTime(),
    getLocale(),
    parsePageQuery(searchParams),
  ]);
  const chosen = page.categories.find(({ value }) => value === page.chosen);
  const result = getFilterable({
    whole: listed,
    ...(chosen && { chosen: filteredBy(listed, chosen.news) }),
    latest,
    locale,
    number: asked,
  });
  const number = await parseListPage(searchParams, result);
  return (
    <SharedFeed result={result}>
      {(answer) => (
        <div className={BLOCKS}>
          <FilteredNews
            {...page}
            {...(answer.ok ? answer.value : NOTHING)}
            isOk={answer.ok}
            number={answer.ok ? number : 1}
            now={now}
          />
          {after}
        </div>
      )}
    </SharedFeed>
  );
}
